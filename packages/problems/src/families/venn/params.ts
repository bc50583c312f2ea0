import type { Level } from '../../core/family.ts';
import type { ObjectId } from '../../draw/objects.ts';
import type { NounId } from '../../lang/lexicon.ts';
import { rungOf } from '../../core/ladder.ts';

/** Cards carry some of these pictures; each picture has its circle. */
export type Item = ObjectId & NounId;

/** A description of cards by the pictures on them. Numbers are circles. */
export type Phrase =
  | { readonly says: 'with' | 'without' | 'only'; readonly a: number }
  | { readonly says: 'and' | 'or' | 'but-not' | 'neither'; readonly a: number; readonly b: number }
  | { readonly says: 'and-not' | 'or-not'; readonly a: number; readonly b: number; readonly not: number }
  | { readonly says: 'exactly-one' | 'exactly-two' | 'at-least-two' | 'all' | 'some' | 'none' | 'any-card' };

/** Regions are numbered by the circles they lie in: bit 0 is the first circle; region 0 lies outside. */
export type Task =
  /** How many cards are there of one description? `shown`: numbers stand in the regions, otherwise in the text. */
  | {
      readonly kind: 'count';
      readonly facts: readonly { readonly phrase: Phrase; readonly n: number }[];
      readonly ask: Phrase;
      readonly isShown: boolean;
    }
  /** Put each card where it belongs; a card is the region that it belongs to. */
  | { readonly kind: 'place'; readonly cards: readonly number[] }
  /** Tap the regions of a description. */
  | { readonly kind: 'tap'; readonly ask: Phrase }
  /** Which shaded picture shows the description, or which description fits the shaded picture? */
  | { readonly kind: 'picture' | 'phrase'; readonly options: readonly Phrase[] };

export interface VennParams {
  readonly level: Level;
  readonly items: readonly Item[];
  readonly task: Task;
  /** In the generator's mind: the number, or the index of the right option; the solver never looks at it. */
  readonly right: number;
  /** For tasks with options, what is asked: the description, or the shaded regions. */
  readonly shown: number;
}

export interface Knobs {
  readonly circles: 2 | 3;
  readonly technique: 1 | 2 | 3 | 4 | 5;
  readonly isShown: boolean;
  /** Largest number of cards in one region. */
  readonly most: number;
  readonly cards: number;
  readonly graphic: 'place' | 'tap';
  readonly single: 'picture' | 'phrase';
}

/** Technique: how many numbers have to be found, one from the other. */
const ladder: readonly Knobs[] = [
  { circles: 2, technique: 1, isShown: true, most: 4, cards: 4, graphic: 'place', single: 'picture' },
  { circles: 2, technique: 1, isShown: false, most: 6, cards: 5, graphic: 'place', single: 'picture' },
  { circles: 2, technique: 2, isShown: false, most: 7, cards: 6, graphic: 'place', single: 'picture' },
  { circles: 2, technique: 2, isShown: false, most: 12, cards: 6, graphic: 'place', single: 'picture' },
  { circles: 2, technique: 3, isShown: false, most: 12, cards: 7, graphic: 'place', single: 'picture' },
  { circles: 3, technique: 3, isShown: false, most: 9, cards: 0, graphic: 'tap', single: 'picture' },
  { circles: 3, technique: 3, isShown: false, most: 15, cards: 0, graphic: 'tap', single: 'picture' },
  { circles: 3, technique: 4, isShown: false, most: 12, cards: 0, graphic: 'tap', single: 'phrase' },
  { circles: 3, technique: 4, isShown: false, most: 19, cards: 0, graphic: 'tap', single: 'phrase' },
  { circles: 3, technique: 5, isShown: false, most: 19, cards: 0, graphic: 'tap', single: 'phrase' },
];

export function knobsOf(level: Level): Knobs {
  return rungOf(ladder, level);
}
