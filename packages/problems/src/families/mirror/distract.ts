import type { Variant } from '../../core/family.ts';
import { drawOption } from './draw.ts';
import { moved, movedAll } from './moves.ts';
import type { MirrorParams, Move, Pattern } from './params.ts';

export const tags = {
  copied: 'mirror.copied',
  line: 'mirror.other-line',
  turned: 'mirror.turned-not-mirrored',
  slanted: 'mirror.slanted',
  flipped: 'mirror.mirrored-not-turned',
  turn: 'mirror.wrong-turn',
  once: 'mirror.one-move-only',
  detail: 'mirror.detail',
} as const;

export type Tag = (typeof tags)[keyof typeof tags];

/** Everything that a learner may have done instead, as moves. */
const instead: readonly (readonly Move[])[] = [
  [],
  ['across'],
  ['down'],
  ['half'],
  ['clockwise'],
  ['counter'],
  ['clockwise', 'across'],
  ['clockwise', 'down'],
];

/** The mistake behind a wrong picture. What is no image of the pattern at all differs in a detail. */
export function mistakeOf({ pattern, moves }: MirrorParams, cells: readonly number[]): Tag {
  const done = instead.find((way) => isSame(movedAll(pattern, way), cells));
  if (done === undefined) return tags.detail;
  if (done.length === 0) return tags.copied;
  if (moves.length > 1 && moves.some((move) => isSame(moved(pattern, move), cells))) return tags.once;
  const isFlipped = done.some(isMirror);
  if (moves.filter(isMirror).length % 2 === 0) return isFlipped ? tags.flipped : tags.turn;
  if (!isFlipped) return tags.turned;
  return done.length > 1 ? tags.slanted : tags.line;
}

function isMirror(move: Move): boolean {
  return move === 'across' || move === 'down';
}

function isSame(pattern: Pattern, cells: readonly number[]): boolean {
  return pattern.cells.join() === cells.join();
}

export function variantsOf(params: MirrorParams): readonly Variant[] {
  return params.options.map((cells, index): Variant => {
    const shown = { key: `picture-${index + 1}`, picture: drawOption(params, cells) };
    if (cells.join() === params.result.join()) return { ...shown, isRight: true };
    return { ...shown, isRight: false, tag: mistakeOf(params, cells) };
  });
}
