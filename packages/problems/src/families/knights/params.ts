import type { Level } from '../../core/family.ts';
import { rungOf } from '../../core/ladder.ts';

/** Speakers are numbered; their letters look the same in Latin and Cyrillic. */
export const letters = ['A', 'B', 'C', 'E'] as const;

export type Letter = (typeof letters)[number];

/** What somebody says. `either`: at least one of the two. `count`: so many liars among all. */
export type Speech =
  | { readonly says: 'knight' | 'liar'; readonly a: number }
  | {
      readonly says: 'same' | 'differ' | 'both-knights' | 'both-liars' | 'either';
      readonly a: number;
      readonly b: number;
    }
  | { readonly says: 'count'; readonly n: number };

export type Says = Speech['says'];

export interface KnightsParams {
  readonly level: Level;
  readonly asked: 'single' | 'multi';
  /** One for each speaker. */
  readonly speeches: readonly Speech[];
  /** Hair and clothes of each, for the drawing only. */
  readonly looks: readonly number[];
  /** Who is a knight in the generator's mind; the solver never looks at it. */
  readonly truth: readonly boolean[];
}

export interface Knobs {
  readonly speakers: 3 | 4;
  readonly says: readonly Says[];
  readonly technique: 2 | 3 | 4 | 5;
}

const plain: readonly Says[] = ['knight', 'liar', 'same', 'differ'];
const pairs: readonly Says[] = [...plain, 'both-knights', 'both-liars'];
const all: readonly Says[] = [...pairs, 'either', 'count'];

/** Technique: 2 three speakers, 3 with a count or an "or", 4 four speakers, 5 with a count or an "or". */
const ladder: readonly Knobs[] = [
  { speakers: 3, says: plain, technique: 2 },
  { speakers: 3, says: pairs, technique: 2 },
  { speakers: 3, says: pairs, technique: 2 },
  { speakers: 3, says: pairs, technique: 2 },
  { speakers: 3, says: all, technique: 3 },
  { speakers: 3, says: all, technique: 3 },
  { speakers: 4, says: plain, technique: 4 },
  { speakers: 4, says: pairs, technique: 4 },
  { speakers: 4, says: all, technique: 5 },
  { speakers: 4, says: all.slice(2), technique: 5 },
];

export function knobsOf(level: Level): Knobs {
  return rungOf(ladder, level);
}
