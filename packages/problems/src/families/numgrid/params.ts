import type { Level } from '../../core/family.ts';
import { rungOf } from '../../core/ladder.ts';

export type Kind = 'pyramid' | 'house' | 'magic' | 'square';
export type Op = '+' | '−' | '×';

export interface NumgridParams {
  readonly kind: Kind;
  /** Bricks at the bottom, floors of the house, or 3. */
  readonly size: number;
  /** Squares: how rows and columns are calculated. */
  readonly ops: readonly [rows: Op, columns: Op];
  /** What is written in each cell, null where it is not; a pyramid from its top, a house from its roof. */
  readonly givens: readonly (number | null)[];
  /** The marked cell, or null when every empty cell is to be filled. */
  readonly ask: number | null;
  /** Cards to fill the empty cells with; empty when a number is typed. */
  readonly cards: readonly number[];
  readonly paper: PaperTone;
  /** Every cell in the generator's mind; the solver never looks at it. */
  readonly truth: readonly number[];
}

export const tones = ['sand', 'sea', 'meadow', 'rose'] as const;
export type PaperTone = (typeof tones)[number];

export interface Knobs {
  readonly kinds: readonly Kind[];
  readonly sizes: Readonly<Partial<Record<Kind, readonly number[]>>>;
  readonly ops: readonly (readonly [Op, Op])[];
  /** No number is larger. */
  readonly largest: number;
  /** No pyramid top, roof or line is smaller. */
  readonly least: number;
  readonly technique: 1 | 2 | 3 | 4 | 5;
}

const plus = [['+', '+']] as const;
const signs = [
  ['+', '+'],
  ['−', '+'],
  ['+', '−'],
  ['−', '−'],
] as const;
const multiply = [['×', '×']] as const;

/**
 * Technique: 1 add within ten, 2 find a missing part, 3 lines that cross, 4 multiply or reach round a corner,
 * 5 compare two lines.
 */
const ladder: readonly Knobs[] = [
  { kinds: ['house', 'pyramid'], sizes: { house: [3], pyramid: [3] }, ops: plus, largest: 10, least: 4, technique: 1 },
  {
    kinds: ['house', 'pyramid'],
    sizes: { house: [3, 4], pyramid: [3] },
    ops: plus,
    largest: 20,
    least: 11,
    technique: 2,
  },
  {
    kinds: ['pyramid', 'pyramid', 'house'],
    sizes: { house: [4], pyramid: [3, 4] },
    ops: plus,
    largest: 40,
    least: 15,
    technique: 2,
  },
  { kinds: ['square', 'magic'], sizes: {}, ops: signs, largest: 20, least: 8, technique: 3 },
  { kinds: ['square', 'magic'], sizes: {}, ops: signs, largest: 60, least: 20, technique: 3 },
  {
    kinds: ['square', 'magic', 'pyramid'],
    sizes: { pyramid: [3] },
    ops: multiply,
    largest: 100,
    least: 12,
    technique: 4,
  },
  {
    kinds: ['square', 'magic', 'pyramid'],
    sizes: { pyramid: [3] },
    ops: multiply,
    largest: 250,
    least: 30,
    technique: 4,
  },
  { kinds: ['magic', 'pyramid'], sizes: { pyramid: [4] }, ops: plus, largest: 300, least: 40, technique: 5 },
];

export function knobsOf(level: Level): Knobs {
  return rungOf(ladder, level);
}
