import type { Level } from '../../core/family.ts';
import type { TintedId } from '../../draw/objects.ts';
import type { ShapeId } from '../../draw/shapes.ts';
import { rungOf } from '../../core/ladder.ts';

export const attributes = ['shape', 'colour', 'size', 'dots', 'frame'] as const;

export type Attribute = (typeof attributes)[number];

/** One card. Values are indexes, except `dots`, which is itself. */
export type Item = Readonly<Record<Attribute, number>>;

export interface OddParams {
  readonly level: Level;
  /** What `shape` indexes mean. */
  readonly shapes: readonly (ShapeId | TintedId)[];
  /** True when every card carries dots. */
  readonly hasDots: boolean;
  /** True when every card has a round or a square frame. */
  readonly hasFrame: boolean;
  readonly items: readonly Item[];
  readonly right: number;
}

export interface Knobs {
  /** How many cards: one of these. */
  readonly items: readonly number[];
  /** How many attributes vary without telling anything: one of these. */
  readonly noise: readonly number[];
  /** `match`: dots tell how many corners a figure has, except once. */
  readonly key: 'value' | 'match';
  /** The most groups that a noisy attribute falls into. */
  readonly groups: number;
}

const ladder: readonly Knobs[] = [
  { items: [4, 5], noise: [0, 1], key: 'value', groups: 2 },
  { items: [4, 5, 6], noise: [1], key: 'value', groups: 3 },
  { items: [5, 6], noise: [2], key: 'value', groups: 2 },
  { items: [6], noise: [2], key: 'value', groups: 3 },
  { items: [6], noise: [3], key: 'value', groups: 2 },
  { items: [6], noise: [4], key: 'value', groups: 2 },
  { items: [6], noise: [4], key: 'value', groups: 3 },
  { items: [5, 6], noise: [1, 2], key: 'match', groups: 2 },
  { items: [6], noise: [2, 3], key: 'match', groups: 2 },
  { items: [8], noise: [3], key: 'match', groups: 3 },
];

export function knobs(level: Level): Knobs {
  return rungOf(ladder, level);
}
