import type { Language, Solved, Texts } from '../../core/family.ts';
import { variantsOf } from './distract.ts';
import { cellKey } from './draw.ts';
import { explain, nameOf } from './explain.ts';
import type { RobotParams } from './params.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

export function texts(params: RobotParams, solved: Solved, language: Language): Texts {
  const say = words[language];
  const { task, yard } = params;
  const nose = yard.nose === null ? [] : [say.nose];
  const told = (limit: (steps: number) => string): readonly string[] => [
    ...collect(params, say),
    ...(task === 'walk' ? [limit(params.limit)] : []),
    ...nose,
  ];
  const variants = task === 'choice' ? params.programs : [];
  const start = [`cell-${yard.start}`, 'robot'];
  return {
    title: say.title[task],
    question: [say.question[task], ...told(say.limit)].join(' '),
    alt: alt(params, say).join(' '),
    narration: [say.narration[task], ...told(say.limitSpelled)].join(' '),
    variants: variants.map((program) => ({ text: '', alt: say.programName(program) })),
    hints: say.hints[task].map((text, index) => ({ text, highlight: index === 0 ? start : [] })),
    steps: explain(params, solved, language),
    feedback: feedback(params, say),
    praise: say.praise[task],
    strings: task === 'choice' ? {} : strings(params, say),
  };
}

function collect(params: RobotParams, say: Words): readonly string[] {
  if (params.task !== 'walk' || params.batteries.length === 0) return [];
  return [say.collect[params.batteries.length > 1 ? 'many' : 'one']];
}

function alt(params: RobotParams, say: Words): readonly string[] {
  const { yard } = params;
  const where = (name: 'robot' | 'flag' | 'battery' | 'firtree', cells: readonly number[]): readonly string[] =>
    cells.map((cell) => say.standing(name, nameOf(yard.side, cell)));
  return [
    say.yard(yard.side),
    ...where('robot', [yard.start]),
    ...(yard.nose === null ? [] : [say.looks(yard.nose)]),
    ...(params.task === 'trace' ? [] : where('flag', [params.goal])),
    ...(params.task === 'walk' ? where('battery', params.batteries) : []),
    ...(params.task === 'trace' ? [say.program(params.program)] : []),
    ...where('firtree', yard.trees),
  ];
}

function feedback(params: RobotParams, say: Words): Texts['feedback'] {
  if (params.task !== 'choice') return {};
  const highlight = [`cell-${params.yard.start}`, 'robot'];
  const used = variantsOf(params).flatMap(({ tag }) => (tag === undefined ? [] : [tag]));
  const said: Readonly<Record<string, string>> = say.feedback;
  return Object.fromEntries(used.map((tag) => [tag, { text: said[tag] ?? '', highlight }]));
}

/** Every cell, and what stands on it. */
function strings(params: RobotParams, say: Words): Texts['strings'] {
  const { side, start } = params.yard;
  const cells = Array.from({ length: side * side }, (_, cell) => cell);
  return Object.fromEntries(
    cells.map((cell) => {
      const things = [
        ...(cell === start ? (['robot'] as const) : []),
        ...(params.task === 'walk' && cell === params.goal ? (['flag'] as const) : []),
        ...(params.task === 'walk' && params.batteries.includes(cell) ? (['battery'] as const) : []),
      ];
      return [cellKey(cell), say.cell(nameOf(side, cell), things)];
    }),
  );
}
