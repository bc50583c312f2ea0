import type { Asked, Language, Texts } from '../../core/family.ts';
import { tags, variantsOf } from './distract.ts';
import { cellKey } from './draw.ts';
import { explain, nameOf } from './explain.ts';
import type { PositionParams } from './params.ts';
import { cellsOf } from './shelf.ts';
import { words } from './words.ts';
import type { Task, Words } from './words/shape.ts';

export function texts(params: PositionParams, { mode, solved }: Asked, language: Language): Texts {
  const say = words[language];
  const { clue, columns, options, piece, rows, target, toys } = params;
  const task: Task = piece !== null ? { do: 'put', toy: piece } : { do: mode === 'single' ? 'choose' : 'tap' };
  const alt = Array.from({ length: rows }, (_, row) =>
    say.shelf(row + 1, toys.slice(row * columns, (row + 1) * columns)),
  );
  return {
    title: say.title,
    question: say.question(task, clue),
    alt: alt.join(' '),
    narration: say.narration(task, clue),
    variants: options.map((cell) => ({ text: '', alt: say.toy(toys[cell] ?? 'ball') })),
    hints: say.hints[clue.kind].map((text, index) => ({ text, highlight: index === 0 ? named(params) : [] })),
    steps: explain(params, solved, language),
    feedback: feedback(params, say),
    praise: piece === null ? say.praise(toys[target] ?? 'ball') : say.praisePut,
    strings: mode === 'single' ? {} : strings(params, say),
  };
}

/** Where the toys stand that the question names. */
function named(params: PositionParams): readonly string[] {
  const { clue } = params;
  const toys =
    clue.kind === 'near'
      ? [clue.near.toy]
      : clue.kind === 'both'
        ? [clue.near.toy, clue.also.toy]
        : clue.kind === 'between'
          ? clue.toys
          : [clue.from];
  return toys.flatMap((toy) => cellsOf(params, toy)).map((cell) => `cell-${cell}`);
}

function feedback(params: PositionParams, say: Words): Texts['feedback'] {
  const used = variantsOf(params).flatMap(({ tag }) => (tag === undefined ? [] : [tag]));
  const known = Object.values(tags).filter((tag) => used.includes(tag));
  return Object.fromEntries(known.map((tag) => [tag, { text: say.feedback[tag], highlight: named(params) }]));
}

function strings(params: PositionParams, say: Words): Texts['strings'] {
  const spots = params.toys.map((toy, cell) => [cellKey(cell), say.spot(nameOf(params, cell), toy)] as const);
  return Object.fromEntries(params.piece === null ? spots : [...spots, ['piece', say.toy(params.piece)]]);
}
