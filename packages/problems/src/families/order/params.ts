import type { Level, Mode } from '../../core/family.ts';
import type { ObjectId } from '../../draw/objects.ts';
import { rungOf } from '../../core/ladder.ts';

/** In what the characters differ. */
export const relations = ['tall', 'old', 'heavy', 'fast'] as const;

export type Relation = (typeof relations)[number];

/** Indexes name characters. `isInverse` turns the wording: "b is shorter than a". */
export type Clue =
  | { readonly t: 'more'; readonly a: number; readonly b: number; readonly isInverse: boolean }
  | { readonly t: 'between'; readonly middle: number; readonly a: number; readonly b: number }
  | { readonly t: 'not-top' | 'not-bottom'; readonly a: number };

export interface SizesParams {
  readonly kind: 'sizes';
  readonly level: Level;
  readonly object: ObjectId;
  /** In the order in which they lie. */
  readonly scales: readonly number[];
  /** The place that is asked for, counted from the biggest; `null` when all are to be put in order. */
  readonly ask: number | null;
  /** Whether the order to make begins with the smallest. */
  readonly isRising: boolean;
  /** Indexes of `scales` from the biggest. */
  readonly order: readonly number[];
}

export interface CluesParams {
  readonly kind: 'clues';
  readonly level: Level;
  readonly relation: Relation;
  /** In the order in which they are shown. */
  readonly who: readonly ObjectId[];
  readonly clues: readonly Clue[];
  readonly ask: number | null;
  /** Indexes of `who` from the top. */
  readonly order: readonly number[];
}

export type OrderParams = SizesParams | CluesParams;

export interface Knobs {
  readonly count: number;
  readonly kind: 'sizes' | 'clues';
  /** `ends`: the first or the last is asked for; `any`: any place. */
  readonly ask: 'ends' | 'any';
  /** Both wordings: "taller" and "shorter". */
  readonly hasInverse: boolean;
  /** Clues that do not simply compare two. */
  readonly special: number;
}

const ladder: readonly Knobs[] = [
  { count: 3, kind: 'sizes', ask: 'any', hasInverse: false, special: 0 },
  { count: 4, kind: 'sizes', ask: 'any', hasInverse: false, special: 0 },
  { count: 3, kind: 'clues', ask: 'ends', hasInverse: false, special: 0 },
  { count: 3, kind: 'clues', ask: 'any', hasInverse: true, special: 0 },
  { count: 4, kind: 'clues', ask: 'ends', hasInverse: true, special: 0 },
  { count: 4, kind: 'clues', ask: 'any', hasInverse: true, special: 0 },
  { count: 5, kind: 'clues', ask: 'any', hasInverse: true, special: 0 },
  { count: 4, kind: 'clues', ask: 'any', hasInverse: true, special: 1 },
  { count: 5, kind: 'clues', ask: 'any', hasInverse: true, special: 2 },
  { count: 6, kind: 'clues', ask: 'any', hasInverse: true, special: 2 },
];

/** Small children put five sizes in order by hand before they meet clues. */
const fiveSizes: Knobs = { count: 5, kind: 'sizes', ask: 'any', hasInverse: false, special: 0 };

export function knobs(level: Level, mode: Mode): Knobs {
  if (level === 3 && mode === 'graphic') return fiveSizes;
  return rungOf(ladder, level);
}
