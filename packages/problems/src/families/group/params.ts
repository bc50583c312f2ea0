import type { Level, Mode } from '../../core/family.ts';
import type { ObjectId, PlainId, TintedId } from '../../draw/objects.ts';
import type { ColourId } from '../../draw/palette.ts';
import type { ShapeId } from '../../draw/shapes.ts';
import { rungOf } from '../../core/ladder.ts';

/** In what pictures can be alike. `kind` is not drawn apart: it lies in the object. */
export const attributes = ['object', 'colour', 'size', 'dots', 'frame'] as const;

export type Attribute = (typeof attributes)[number];
export type Key = Attribute | 'kind';

export const kinds = ['animal', 'plant', 'shape'] as const;

export type Kind = (typeof kinds)[number];

export const members: Readonly<Record<Kind, readonly (PlainId | TintedId | ShapeId)[]>> = {
  animal: ['bear', 'cat', 'duck', 'fox', 'rabbit', 'mouse', 'owl', 'sheep', 'fish', 'snail', 'butterfly'],
  plant: ['firtree', 'leaf', 'tree', 'flower'],
  shape: ['circle', 'triangle', 'square', 'hexagon', 'star', 'heart', 'diamond', 'cross'],
};

export interface Card {
  readonly object: ObjectId;
  readonly colour: ColourId;
  readonly size: 'small' | 'big';
  readonly dots: number;
  readonly frame: 'round' | 'square';
}

/** What the plate on a basket says: one thing, or two that must both hold. */
export interface Sign {
  readonly key: Key;
  readonly value: string;
}

export interface Basket {
  /** Empty when only what lies inside tells the rule. */
  readonly signs: readonly Sign[];
  readonly holds: readonly Card[];
}

export type Plot = 'sort' | 'belongs' | 'intruder' | 'rule';

export interface GroupParams {
  readonly level: Level;
  readonly plot: Plot;
  readonly baskets: readonly Basket[];
  /** To be sorted, or to choose from. Empty in the plot rule. */
  readonly cards: readonly Card[];
  /** Plot rule: what can be chosen. */
  readonly rules: readonly Attribute[];
  /** True when all pictures carry dots, or a frame. */
  readonly hasDots: boolean;
  readonly hasFrame: boolean;
  /** What the generator had in mind: the basket of each card, or the index of the right option. */
  readonly truth: readonly number[];
}

export interface Knobs {
  readonly sort: {
    readonly baskets: 2 | 3 | 4;
    readonly cards: 4 | 6 | 8;
    readonly noise: number;
    /** What tells where a picture goes. */
    readonly by: 'sign' | 'examples' | 'two-signs';
  };
  readonly single: readonly (readonly [
    plot: 'belongs' | 'belongs-alike' | 'belongs-both' | 'intruder' | 'rule',
    options: 3 | 4,
  ])[];
}

const ladder: readonly Knobs[] = [
  {
    sort: { baskets: 2, cards: 4, noise: 1, by: 'sign' },
    single: [
      ['intruder', 3],
      ['belongs', 3],
    ],
  },
  {
    sort: { baskets: 2, cards: 6, noise: 2, by: 'sign' },
    single: [
      ['intruder', 4],
      ['belongs', 4],
    ],
  },
  {
    sort: { baskets: 3, cards: 6, noise: 2, by: 'sign' },
    single: [
      ['belongs-alike', 3],
      ['rule', 3],
    ],
  },
  {
    sort: { baskets: 3, cards: 6, noise: 3, by: 'sign' },
    single: [
      ['belongs-alike', 3],
      ['rule', 3],
    ],
  },
  {
    sort: { baskets: 2, cards: 4, noise: 2, by: 'examples' },
    single: [
      ['belongs-alike', 4],
      ['rule', 4],
    ],
  },
  {
    sort: { baskets: 3, cards: 6, noise: 3, by: 'examples' },
    single: [
      ['belongs-alike', 4],
      ['rule', 4],
    ],
  },
  { sort: { baskets: 4, cards: 8, noise: 1, by: 'two-signs' }, single: [['belongs-both', 4]] },
];

export function knobsOf(level: Level): Knobs {
  return rungOf(ladder, level);
}

export function isSort(mode: Mode): boolean {
  return mode === 'graphic';
}

/** Kinds that no sign names, but that a child may see in what lies together. */
const moreKinds: Readonly<Record<string, readonly ObjectId[]>> = {
  food: ['apple', 'pear', 'mushroom'],
  toy: ['ball', 'balloon', 'cube', 'kite'],
};

/** How a card reads in one respect; a picture without a kind reads `none`. */
export function valueOf(card: Card, key: Key): string {
  if (key !== 'kind') return String(card[key]);
  const all: readonly (readonly [string, readonly ObjectId[]])[] = Object.entries({ ...members, ...moreKinds });
  return all.find(([, ids]) => ids.includes(card.object))?.[0] ?? 'none';
}
