import type { Level } from '../../core/family.ts';
import type { ColourId } from '../../draw/palette.ts';
import { rungOf } from '../../core/ladder.ts';

/** How groups of dots look: halves of a domino, or counters in frames of ten. */
export type Look = 'domino' | 'frame';

/** Everything is counted: how many in all? */
export interface Sum {
  readonly kind: 'sum';
  readonly parts: readonly number[];
}

/** The total is said, one group is covered. */
export interface Rest {
  readonly kind: 'rest';
  readonly parts: readonly number[];
  readonly total: number;
}

/** Some are crossed out. */
export interface Take {
  readonly kind: 'take';
  readonly total: number;
  readonly away: number;
}

/** Both sides have equally many; one group on the right is covered. */
export interface Equal {
  readonly kind: 'equal';
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** Which card has so many? */
export interface Find {
  readonly kind: 'find';
  readonly total: number;
  readonly cards: readonly (readonly [number, number])[];
  /** In the generator's mind; the solver never looks at it. */
  readonly right: number;
}

/** Every row shall have so many: which card goes where? */
export interface Bonds {
  readonly kind: 'bonds';
  readonly total: number;
  readonly rows: readonly number[];
  readonly cards: readonly number[];
}

export type Task = Sum | Rest | Take | Equal | Find | Bonds;

export interface DotsParams {
  readonly task: Task;
  readonly look: Look;
  readonly colour: ColourId;
  /** What the generator had in mind: a number, a card, or the cards row by row. */
  readonly truth: string;
}

export type Plot = 'sum' | 'sum-of-three' | 'rest' | 'rest-of-three' | 'take' | 'equal';

export interface Knobs {
  readonly plots: readonly Plot[];
  /** The smallest and the largest total. */
  readonly total: readonly [number, number];
  /** The largest single group. */
  readonly group: number;
  /** Rows of a graphic, and cards that fit nowhere. */
  readonly rows: number;
  readonly spare: number;
  readonly technique: readonly [min: number, max: number];
}

/** Technique: 1 count up to six, 2 within ten, 3 a covered part or three groups, 4 across ten, 5 tens and ones. */
const ladder: readonly Knobs[] = [
  { plots: ['sum', 'take'], total: [3, 6], group: 5, rows: 2, spare: 1, technique: [1, 1] },
  { plots: ['sum', 'take'], total: [7, 10], group: 9, rows: 2, spare: 2, technique: [2, 2] },
  { plots: ['rest', 'sum-of-three'], total: [7, 10], group: 9, rows: 3, spare: 1, technique: [2, 3] },
  { plots: ['sum', 'take', 'sum-of-three'], total: [11, 18], group: 9, rows: 3, spare: 1, technique: [4, 4] },
  { plots: ['rest', 'equal', 'rest-of-three'], total: [11, 18], group: 9, rows: 3, spare: 2, technique: [4, 4] },
  { plots: ['sum', 'take', 'rest'], total: [21, 40], group: 29, rows: 3, spare: 2, technique: [5, 5] },
  { plots: ['sum', 'take', 'rest'], total: [41, 80], group: 49, rows: 3, spare: 2, technique: [5, 5] },
  {
    plots: ['equal', 'rest-of-three', 'sum-of-three'],
    total: [41, 90],
    group: 49,
    rows: 4,
    spare: 2,
    technique: [5, 5],
  },
];

export function knobsOf(level: Level): Knobs {
  return rungOf(ladder, level);
}

/** No group that is covered or counted is larger. */
export const largest = 99;

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}

/** The largest number that has to be counted. */
export function totalOf(task: Task): number {
  if (task.kind === 'sum') return sumOf(task.parts);
  if (task.kind === 'equal') return sumOf(task.left);
  // All cards have to be counted, not only the right one.
  return task.kind === 'find' ? Math.max(...task.cards.map(sumOf)) : task.total;
}
