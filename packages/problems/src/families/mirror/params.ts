import type { Level } from '../../core/family.ts';
import type { ColourId } from '../../draw/palette.ts';
import { rungOf } from '../../core/ladder.ts';

/** Mirror left and right, mirror top and bottom, half a turn, a quarter turn clockwise, a quarter turn back. */
export type Move = 'across' | 'down' | 'half' | 'clockwise' | 'counter';

/** 0 is an empty cell, other numbers are colours. Row by row. */
export interface Pattern {
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly number[];
}

export interface MirrorParams {
  readonly pattern: Pattern;
  /** What is done with the pattern, in this order. */
  readonly moves: readonly Move[];
  /** The colours 1, 2 and 3. */
  readonly colours: readonly ColourId[];
  readonly look: 'tiles' | 'beads';
  /** Mode single: what can be chosen, as cells. */
  readonly options: readonly (readonly number[])[];
  /** The cells after all moves, in the generator's mind; the solver never looks at them. */
  readonly result: readonly number[];
}

export interface Knobs {
  readonly moves: readonly (readonly Move[])[];
  /** A square pattern, for choosing. */
  readonly side: number;
  /** The pattern for marking, by its first move: mirrors may stand beside something oblong. */
  readonly marked: Readonly<Record<'across' | 'other', readonly [rows: number, columns: number]>>;
  /** How many cells of ten are filled. */
  readonly density: readonly [min: number, max: number];
  readonly colours: 1 | 2 | 3;
  /** Wrong pictures that differ in a detail only. */
  readonly hasDetails: boolean;
  readonly technique: 1 | 2 | 3 | 4 | 5;
}

const mirrors = [['across'], ['down']] as const;
const quarters = [['clockwise'], ['counter']] as const;
const pairs = [
  ['across', 'clockwise'],
  ['across', 'counter'],
  ['down', 'clockwise'],
  ['down', 'counter'],
  ['clockwise', 'across'],
  ['counter', 'across'],
  ['clockwise', 'down'],
  ['counter', 'down'],
] as const;
const triples = [
  ['across', 'clockwise', 'half'],
  ['clockwise', 'down', 'half'],
  ['half', 'counter', 'across'],
  ['down', 'counter', 'half'],
  ['clockwise', 'across', 'clockwise'],
  ['counter', 'down', 'counter'],
  ['across', 'clockwise', 'down'],
  ['down', 'counter', 'across'],
] as const;

const square = (side: number): Knobs['marked'] => ({ across: [side, side], other: [side, side] });

const ladder: readonly Knobs[] = [
  { moves: [['across']], side: 3, marked: square(3), density: [3, 5], colours: 2, hasDetails: false, technique: 1 },
  {
    moves: mirrors,
    side: 3,
    marked: { across: [4, 3], other: [3, 4] },
    density: [3, 6],
    colours: 2,
    hasDetails: false,
    technique: 1,
  },
  {
    moves: mirrors,
    side: 4,
    marked: { across: [5, 3], other: [3, 6] },
    density: [4, 6],
    colours: 3,
    hasDetails: false,
    technique: 1,
  },
  { moves: [['half']], side: 3, marked: square(4), density: [3, 6], colours: 2, hasDetails: false, technique: 2 },
  { moves: quarters, side: 3, marked: square(4), density: [3, 6], colours: 2, hasDetails: false, technique: 3 },
  { moves: quarters, side: 4, marked: square(4), density: [4, 6], colours: 3, hasDetails: true, technique: 3 },
  { moves: quarters, side: 5, marked: square(5), density: [4, 6], colours: 3, hasDetails: true, technique: 3 },
  { moves: pairs, side: 4, marked: square(4), density: [4, 6], colours: 3, hasDetails: true, technique: 4 },
  { moves: pairs, side: 5, marked: square(5), density: [4, 6], colours: 3, hasDetails: true, technique: 4 },
  { moves: triples, side: 5, marked: square(5), density: [4, 6], colours: 3, hasDetails: true, technique: 5 },
];

export function knobsOf(level: Level): Knobs {
  return rungOf(ladder, level);
}
