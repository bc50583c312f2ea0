import type { Level } from '../../core/family.ts';
import type { Shape, Tile } from './tiles.ts';
import { rungOf } from '../../core/ladder.ts';

export interface MissingParams {
  readonly level: Level;
  /** One hole and patches to choose from, or several holes to be mended by hand. */
  readonly plot: 'patch' | 'mend';
  readonly rows: number;
  readonly columns: number;
  /** Row by row; null is a hole. */
  readonly cells: readonly (Tile | null)[];
  /** Indexes of the holes, ascending. */
  readonly hole: readonly number[];
  /** Plot patch: whole patches in the order of the hole. Plot mend: single tiles, each as often as one likes. */
  readonly options: readonly (readonly Tile[])[];
  /** Plot patch: the right option. Plot mend: the right option of every hole. */
  readonly truth: readonly number[];
}

/** How a blanket goes on: it comes again after so many rows and columns, or along a slant, or it is folded or turned. */
export type Rule =
  | { readonly rule: 'again'; readonly down: number; readonly across: number }
  | { readonly rule: 'slant'; readonly every: number; readonly step: 1 | -1 }
  | { readonly rule: 'left-right' | 'up-down' | 'both' | 'half-turn' | 'quarter' };

export interface Knobs {
  readonly rules: readonly Rule[];
  readonly shapes: readonly Shape[];
  readonly sides: readonly number[];
  /** Patches on a side of the hole. */
  readonly hole: 1 | 2;
  readonly options: 3 | 4;
  /** Plot mend: how many holes. */
  readonly holes: number;
}

const again = (down: number, across: number): Rule => ({ rule: 'again', down, across });
const slant = (every: number, step: 1 | -1): Rule => ({ rule: 'slant', every, step });

const ladder: readonly Knobs[] = [
  {
    rules: [again(1, 2), again(2, 1), again(4, 1), again(1, 4), slant(2, 1)],
    shapes: ['plain', 'circle', 'stripe', 'diamond'],
    sides: [4],
    hole: 1,
    options: 3,
    holes: 2,
  },
  {
    rules: [again(2, 2), again(1, 3), again(3, 1), slant(3, 1), slant(3, -1), again(2, 4)],
    shapes: ['plain', 'circle', 'diamond', 'cross', 'stripe'],
    sides: [4, 5],
    hole: 1,
    options: 4,
    holes: 3,
  },
  {
    rules: [again(2, 2), again(1, 2), again(2, 1), slant(2, 1), slant(3, 1), slant(3, -1)],
    shapes: ['half', 'quarter', 'plain'],
    sides: [4, 5],
    hole: 1,
    options: 4,
    holes: 3,
  },
  {
    rules: [{ rule: 'left-right' }, { rule: 'up-down' }],
    shapes: ['half', 'quarter', 'plain', 'circle'],
    sides: [4],
    hole: 1,
    options: 4,
    holes: 3,
  },
  {
    rules: [again(2, 2), again(3, 2), again(2, 3), again(3, 3)],
    shapes: ['half', 'quarter', 'plain', 'diamond'],
    sides: [5, 6],
    hole: 2,
    options: 4,
    holes: 4,
  },
  {
    rules: [{ rule: 'left-right' }, { rule: 'up-down' }, { rule: 'both' }],
    shapes: ['half', 'quarter', 'plain', 'circle'],
    sides: [6],
    hole: 2,
    options: 4,
    holes: 4,
  },
  {
    rules: [{ rule: 'half-turn' }, { rule: 'quarter' }],
    shapes: ['half', 'quarter', 'plain'],
    sides: [6],
    hole: 2,
    options: 4,
    holes: 4,
  },
];

export function knobsOf(level: Level): Knobs {
  return rungOf(ladder, level);
}
