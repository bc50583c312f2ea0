import type { Level } from '../../core/family.ts';
import type { PlainId } from '../../draw/objects.ts';
import { rungOf } from '../../core/ladder.ts';

/** Measure `target` litres. With a tap every jug can be filled and emptied; without, the water of the first is all there is. */
export interface Pour {
  readonly kind: 'pour';
  /** How much each jug takes, the largest first. */
  readonly jugs: readonly number[];
  readonly target: number;
  readonly hasTap: boolean;
}

/** All must cross the river; the boat carries `limit`, and never goes empty. */
export interface Ferry {
  readonly kind: 'ferry';
  /** Ascending, like the animals by their size. */
  readonly weights: readonly number[];
  readonly limit: number;
  readonly animals: readonly PlainId[];
}

/** Turn over `width` neighbours at a time until all coins show the star. */
export interface Flip {
  readonly kind: 'flip';
  /** True: the star is up. */
  readonly coins: readonly boolean[];
  readonly width: number;
}

/** Pay `sum` with as few coins as possible. */
export interface Pay {
  readonly kind: 'pay';
  /** Ascending; there are enough of each. */
  readonly values: readonly number[];
  readonly sum: number;
}

export type Puzzle = Pour | Ferry | Flip | Pay;
export type Kind = Puzzle['kind'];

export interface SearchParams {
  readonly puzzle: Puzzle;
  /** Mode single: what can be chosen, ascending. */
  readonly options: readonly number[];
  /** The fewest moves, by the generator's count. */
  readonly best: number;
}

type Range = readonly [min: number, max: number];

/** How large puzzles of each kind get, and how many moves they take. */
export interface Knobs {
  readonly pour: { readonly jug: number; readonly moves: Range };
  readonly ferry: { readonly animals: Range; readonly moves: Range };
  readonly flip: { readonly coins: Range; readonly moves: Range };
  readonly pay: { readonly largest: number; readonly coins: Range };
}

const ladder: readonly Knobs[] = [
  {
    pour: { jug: 7, moves: [2, 5] },
    ferry: { animals: [3, 4], moves: [1, 7] },
    flip: { coins: [5, 7], moves: [1, 4] },
    pay: { largest: 10, coins: [2, 5] },
  },
  {
    pour: { jug: 8, moves: [3, 6] },
    ferry: { animals: [3, 5], moves: [3, 9] },
    flip: { coins: [6, 8], moves: [2, 5] },
    pay: { largest: 12, coins: [3, 6] },
  },
  {
    pour: { jug: 10, moves: [4, 8] },
    ferry: { animals: [4, 5], moves: [3, 9] },
    flip: { coins: [7, 9], moves: [2, 5] },
    pay: { largest: 15, coins: [3, 6] },
  },
  {
    pour: { jug: 12, moves: [6, 10] },
    ferry: { animals: [5, 6], moves: [5, 11] },
    flip: { coins: [8, 10], moves: [3, 6] },
    pay: { largest: 19, coins: [4, 7] },
  },
  {
    pour: { jug: 14, moves: [7, 14] },
    ferry: { animals: [6, 6], moves: [5, 11] },
    flip: { coins: [10, 11], moves: [4, 7] },
    pay: { largest: 25, coins: [4, 7] },
  },
];

export function knobsOf(level: Level): Knobs {
  return rungOf(ladder, level);
}

/** How far one has to look ahead: 1…5, counted for each kind in its own moves. */
export function techniqueOf(kind: Kind, moves: number): number {
  const limits = { pour: [3, 5, 7, 9], ferry: [3, 5, 7, 9], flip: [2, 3, 4, 5], pay: [2, 3, 4, 5] }[kind];
  return 1 + limits.filter((limit) => moves > limit).length;
}
