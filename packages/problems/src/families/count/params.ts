import type { Level } from '../../core/family.ts';
import type { ObjectId } from '../../draw/objects.ts';
import type { ColourId } from '../../draw/palette.ts';
import { rungOf } from '../../core/ladder.ts';

/** One drawn thing: where its middle is, and how big. */
export interface Thing {
  readonly object: ObjectId;
  readonly colour: ColourId | null;
  readonly at: readonly [x: number, y: number];
  readonly scale: number;
}

/** What is asked about cards with groups of things. */
export type CardTask =
  | { readonly ask: 'most' | 'fewest' }
  /** As many as in the picture above. */
  | { readonly ask: 'as-many'; readonly model: readonly Thing[] }
  | { readonly ask: 'exactly' | 'more-than' | 'fewer-than'; readonly number: number };

/** What is asked about one field: which things count, and what to do with their numbers. */
export interface FieldTask {
  readonly ask: 'all' | 'colour' | 'not' | 'difference';
  readonly object: ObjectId;
  readonly colour: ColourId | null;
  /** For a difference: how many more `object` than these. */
  readonly than: ObjectId | null;
}

export type CountParams =
  | {
      readonly kind: 'cards';
      readonly level: Level;
      readonly object: ObjectId;
      readonly task: CardTask;
      readonly cards: readonly (readonly Thing[])[];
      readonly right: readonly number[];
    }
  | {
      readonly kind: 'field';
      readonly level: Level;
      readonly task: FieldTask;
      readonly things: readonly Thing[];
      readonly right: number;
    };

export interface Knobs {
  /** Smallest and largest group on a card. */
  readonly card: readonly [number, number];
  readonly hasSizes: boolean;
  /** How far the largest group on a card may be from the smallest. */
  readonly spread: number;
  /** What the cards on a table are tapped for. As variants they would tell the most and the fewest by themselves. */
  readonly taps: readonly ('most' | 'fewest' | 'exactly')[];
  /** How many things of the asked kind lie in a field, and of the others. */
  readonly field: readonly [number, number];
  readonly others: readonly [number, number];
  readonly asks: readonly FieldTask['ask'][];
}

const ladder: readonly Knobs[] = [
  { card: [1, 5], hasSizes: false, spread: 4, taps: ['most', 'fewest'], field: [2, 5], others: [0, 0], asks: ['all'] },
  { card: [1, 6], hasSizes: true, spread: 5, taps: ['most', 'fewest'], field: [3, 7], others: [2, 4], asks: ['all'] },
  {
    card: [3, 8],

    hasSizes: true,
    spread: 5,
    taps: ['most', 'fewest'],
    field: [5, 9],
    others: [3, 6],
    asks: ['all'],
  },
  {
    card: [4, 9],
    hasSizes: true,
    spread: 4,
    taps: ['most', 'fewest', 'exactly'],
    field: [4, 9],
    others: [4, 8],
    asks: ['colour'],
  },
  {
    card: [5, 12],

    hasSizes: true,
    spread: 4,
    taps: ['most', 'fewest', 'exactly'],
    field: [6, 11],
    others: [5, 9],
    asks: ['colour', 'not'],
  },
  {
    card: [7, 12],
    hasSizes: true,
    spread: 4,
    taps: ['most', 'fewest', 'exactly'],
    field: [7, 12],
    others: [3, 9],
    asks: ['difference'],
  },
  {
    card: [9, 13],

    hasSizes: true,
    spread: 4,
    taps: ['most', 'fewest', 'exactly'],
    field: [9, 14],
    others: [5, 12],
    asks: ['difference'],
  },
];

export function knobs(level: Level): Knobs {
  return rungOf(ladder, level);
}

export type CardParams = Extract<CountParams, { kind: 'cards' }>;
