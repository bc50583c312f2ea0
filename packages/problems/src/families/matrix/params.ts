import type { Level } from '../../core/family.ts';
import type { ShapeId } from '../../draw/shapes.ts';
import { rungOf } from '../../core/ladder.ts';

export const attributes = ['shape', 'colour', 'number', 'size'] as const;

export type Attribute = (typeof attributes)[number];

/** What stands in one cell. Values are indexes, except `number`, which is itself. */
export type Cell = Readonly<Record<Attribute, number>>;

/** Boats, houses and kites vary in number and colour; cards vary in everything. */
export type Skin = 'boat' | 'house' | 'kite' | 'card';

export interface MatrixParams {
  readonly level: Level;
  readonly skin: Skin;
  readonly side: 2 | 3;
  /** What `shape` indexes mean on cards. */
  readonly shapes: readonly ShapeId[];
  /** True when cards carry a row of dots. */
  readonly hasDots: boolean;
  /** Row by row; the last one is missing. */
  readonly cells: readonly (Cell | null)[];
  readonly options: readonly Cell[];
  /** Index of the right option. */
  readonly right: number;
}

export type RuleName = 'rows' | 'columns' | 'latin' | 'step' | 'sum';

export interface Knobs {
  readonly skins: readonly Skin[];
  readonly side: 2 | 3;
  /** One of these sets of rules is in force, one rule an attribute. */
  readonly rules: readonly (readonly RuleName[])[];
  /** How many values each varied attribute takes among the options; their product is the number of options. */
  readonly spread: readonly number[];
}

const pictures: readonly Skin[] = ['boat', 'house', 'kite'];
const cards: readonly Skin[] = ['card'];

const ladder: readonly Knobs[] = [
  { skins: pictures, side: 2, rules: [['rows', 'columns']], spread: [2, 2] },
  {
    skins: cards,
    side: 2,
    rules: [
      ['rows', 'columns'],
      ['rows', 'columns', 'columns'],
      ['rows', 'rows', 'columns'],
    ],
    spread: [2, 2],
  },
  { skins: pictures, side: 3, rules: [['rows', 'columns']], spread: [2, 2] },
  {
    skins: cards,
    side: 3,
    rules: [
      ['rows', 'step'],
      ['columns', 'rows', 'step'],
    ],
    spread: [2, 2],
  },
  {
    skins: [...pictures, 'card', 'card'],
    side: 3,
    rules: [
      ['latin', 'rows'],
      ['latin', 'columns'],
    ],
    spread: [3, 2],
  },
  { skins: cards, side: 3, rules: [['latin', 'latin']], spread: [3, 2] },
  {
    skins: cards,
    side: 3,
    rules: [
      ['latin', 'latin', 'rows'],
      ['latin', 'latin', 'columns'],
      ['latin', 'latin', 'step'],
    ],
    spread: [2, 2, 2],
  },
  {
    skins: cards,
    side: 3,
    rules: [
      ['sum', 'rows'],
      ['sum', 'columns'],
    ],
    spread: [3, 2],
  },
  {
    skins: cards,
    side: 3,
    rules: [
      ['sum', 'latin', 'columns'],
      ['sum', 'latin', 'rows'],
    ],
    spread: [2, 2, 2],
  },
  {
    skins: cards,
    side: 3,
    rules: [
      ['sum', 'latin', 'latin'],
      ['sum', 'latin', 'latin', 'columns'],
    ],
    spread: [2, 2, 2],
  },
];

export function knobs(level: Level): Knobs {
  return rungOf(ladder, level);
}

/** The values that an attribute can show. */
export function domain(skin: Skin, attribute: Attribute): readonly number[] {
  switch (attribute) {
    case 'shape':
      return skin === 'card' ? [0, 1, 2, 3] : [0];
    case 'colour':
      return [0, 1, 2, 3];
    case 'number':
      return skin === 'card' ? [1, 2, 3, 4, 5, 6] : skin === 'house' ? [1, 2, 3, 4] : [1, 2, 3];
    case 'size':
      return skin === 'card' ? [0, 1, 2] : [1];
  }
}

export function cellKey(cell: Cell): string {
  return attributes.map((attribute) => cell[attribute]).join('.');
}
