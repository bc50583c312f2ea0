import type { Language, Solved, Step, Texts } from '../../core/family.ts';
import type { MirrorParams, Move, Pattern } from './params.ts';
import { words } from './words.ts';
import type { CellName, Followed } from './words/shape.ts';

export function explain(params: MirrorParams, { answers, trace }: Solved, language: Language): Texts['steps'] {
  const say = words[language].steps;
  const told = trace.map((step) => ({
    // The cast holds because the solver writes the moves of these parameters into its steps.
    text: step.key === 'mirror.move' ? say.rule[step.args['move'] as Move] : say.follow(followed(params, step)),
    highlight: step.highlight,
  }));
  const answer = answers[0] ?? '';
  if (params.options.length > 0) {
    const known = trace.filter(({ key }) => key === 'mirror.follow');
    const highlight = known.map(({ args }) => `to-${args['to']}`);
    return [...told, { text: say.choose(known.map((step) => followed(params, step))), highlight }];
  }
  const cells = answer.split(',').map(Number);
  return [...told, { text: say.mark(byRow(params.pattern, cells)), highlight: cells.map((cell) => `to-${cell}`) }];
}

function followed({ colours, pattern }: MirrorParams, { args }: Step): Followed {
  const [from, to] = [Number(args['from']), Number(args['to'])];
  return { from: nameOf(pattern, from), to: nameOf(pattern, to), colour: colours[Number(args['colour']) - 1] ?? null };
}

export function nameOf({ columns }: Pattern, cell: number): CellName {
  return { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 };
}

function byRow({ rows, columns }: Pattern, cells: readonly number[]) {
  const all = Array.from({ length: rows }, (_, row) => ({
    row: row + 1,
    columns: cells.filter((cell) => Math.floor(cell / columns) === row).map((cell) => (cell % columns) + 1),
  }));
  return all.filter((row) => row.columns.length > 0);
}
