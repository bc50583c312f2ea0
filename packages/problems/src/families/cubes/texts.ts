import type { Asked, Language, Texts } from '../../core/family.ts';
import { tags, variantsOf } from './distract.ts';
import { explain } from './explain.ts';
import { isCount } from './params.ts';
import type { CubesParams } from './params.ts';
import { words } from './words.ts';
import type { Words } from './words/shape.ts';

export function texts(params: CubesParams, { solved }: Asked, language: Language): Texts {
  const say = words[language];
  const { task, faces, heights, eye, options, truth } = params;
  const intro = say.intro[task === 'plan' ? 'plan' : task === 'missing' ? 'box' : 'building'];
  const rows = rowsOf(heights.cells, heights.columns).map((row, index) => say.row(index + 1, row));
  return {
    title: say.title[task],
    question: say.question(task, faces),
    alt: [intro, ...rows, ...(task === 'side' ? [say.eye[eye]] : [])].join(' '),
    narration: say.narration(task, faces),
    variants: options.map((cells) => ({ text: '', alt: optionWords(params, cells, say) })),
    hints: say.hints[task].map((text, index) => ({ text, highlight: index === 1 && task === 'side' ? ['eye'] : [] })),
    steps: explain(params, solved, language),
    feedback: isCount(task) ? {} : feedback(params, say),
    praise: say.praise(task, truth),
    strings: {},
  };
}

export function rowsOf(cells: readonly number[], columns: number): readonly (readonly number[])[] {
  return Array.from({ length: cells.length / columns }, (_, row) => cells.slice(row * columns, (row + 1) * columns));
}

function optionWords({ task }: CubesParams, cells: readonly number[], say: Words): string {
  if (task === 'side') return say.outline(cells);
  const rows = rowsOf(cells, Math.sqrt(cells.length));
  return rows
    .map((row, index) =>
      task === 'above'
        ? say.footprint(
            index + 1,
            row.map((height) => height > 0),
          )
        : say.row(index + 1, row),
    )
    .join(' ');
}

function feedback(params: CubesParams, say: Words): Texts['feedback'] {
  const used = variantsOf(params).flatMap(({ tag }) => (tag === undefined ? [] : [tag]));
  const known = Object.values(tags).filter((tag) => used.includes(tag));
  return Object.fromEntries(known.map((tag) => [tag, { text: say.feedback[tag], highlight: [] }]));
}
