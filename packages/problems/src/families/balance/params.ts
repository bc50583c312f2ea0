import type { Level } from '../../core/family.ts';
import type { ObjectId } from '../../draw/objects.ts';
import type { NounId } from '../../lang/lexicon.ts';
import { rungOf } from '../../core/ladder.ts';

/** Something that is weighed. */
export interface Good {
  readonly object: ObjectId;
  readonly noun: NounId;
}

/** How many of each good lie there, and the weights with numbers on them. */
export interface Pan {
  readonly goods: readonly number[];
  readonly weights: readonly number[];
}

/** Both pans are equally heavy. */
export interface Scale {
  readonly left: Pan;
  readonly right: Pan;
}

export interface BalanceParams {
  readonly goods: readonly Good[];
  readonly scales: readonly Scale[];
  /** Index of the good whose weight is asked. */
  readonly ask: number;
  /** Mode single: what can be chosen, ascending. */
  readonly options: readonly number[];
  /** What each good weighs in the generator's mind; the solver never looks at it. */
  readonly truth: readonly number[];
}

export type Plot =
  'sum' | 'difference' | 'share' | 'share-after' | 'both-pans' | 'chain' | 'long-chain' | 'pair' | 'ring';

export interface Knobs {
  readonly plots: readonly Plot[];
  /** The heaviest good. */
  readonly heaviest: number;
  readonly technique: 1 | 2 | 3 | 4 | 5;
}

/** Technique: 1 read off, 2 take the same from both pans, 3 share equally, 4 put in what is known, 5 compare two scales. */
const ladder: readonly Knobs[] = [
  { plots: ['sum'], heaviest: 10, technique: 1 },
  { plots: ['difference'], heaviest: 10, technique: 2 },
  { plots: ['share', 'share-after'], heaviest: 8, technique: 3 },
  { plots: ['share-after'], heaviest: 10, technique: 3 },
  { plots: ['both-pans'], heaviest: 12, technique: 3 },
  { plots: ['chain'], heaviest: 9, technique: 4 },
  { plots: ['chain'], heaviest: 15, technique: 4 },
  { plots: ['long-chain'], heaviest: 15, technique: 4 },
  { plots: ['pair'], heaviest: 15, technique: 5 },
  { plots: ['ring', 'pair'], heaviest: 19, technique: 5 },
];

export function knobsOf(level: Level): Knobs {
  return rungOf(ladder, level);
}

/** Nothing weighs more; the solver tries every weight up to this. */
export const heaviestOfAll = 20;
