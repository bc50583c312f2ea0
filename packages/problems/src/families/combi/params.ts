import type { Level } from '../../core/family.ts';
import type { ObjectId } from '../../draw/objects.ts';
import { rungOf } from '../../core/ladder.ts';

/** One thing from each shelf. */
export interface Shelves {
  readonly kind: 'shelves';
  readonly sizes: readonly number[];
}

/** Roads between towns A, B, C (and E) in this order; nobody turns back. `[from, to, how many]`. */
export interface Roads {
  readonly kind: 'roads';
  readonly towns: 3 | 4;
  readonly roads: readonly (readonly [from: number, to: number, count: number])[];
}

export type Rule = 'none' | 'at-end' | 'not-first' | 'together';

/** In how many orders can they stand? The rule is about the first, or about the first two. */
export interface Row {
  readonly kind: 'row';
  readonly count: number;
  readonly rule: Rule;
}

/** Groups of `size` out of `count`. */
export interface Groups {
  readonly kind: 'groups';
  readonly count: number;
  readonly size: 2 | 3;
}

/** Numbers of `length` digits out of `count` different ones. */
export interface Digits {
  readonly kind: 'digits';
  readonly count: number;
  readonly length: 2 | 3;
  readonly hasZero: boolean;
  readonly canRepeat: boolean;
}

/** Shortest ways from the lower left to the upper right crossing; one crossing may be closed. */
export interface Streets {
  readonly kind: 'streets';
  readonly wide: number;
  readonly high: number;
  /** Crossings to the right and up from the start. */
  readonly closed: readonly [x: number, y: number] | null;
}

export type Puzzle = Shelves | Roads | Row | Groups | Digits | Streets;
export type Kind = Puzzle['kind'];

export interface CombiParams {
  readonly puzzle: Puzzle;
  /** What is drawn, as many as are needed. */
  readonly things: readonly ObjectId[];
  /** For numbers: the digits, ascending. */
  readonly digits: readonly number[];
  /** Mode single: what can be chosen, ascending. */
  readonly options: readonly number[];
  /** By the generator's formula. */
  readonly total: number;
}

export interface Knobs {
  readonly techniques: readonly [min: number, max: number];
  readonly most: number;
}

const ladder: readonly Knobs[] = [
  { techniques: [1, 2], most: 16 },
  { techniques: [2, 2], most: 70 },
  { techniques: [3, 3], most: 40 },
  { techniques: [3, 4], most: 70 },
  { techniques: [4, 4], most: 150 },
  { techniques: [4, 5], most: 200 },
  { techniques: [5, 5], most: 300 },
];

export function knobsOf(level: Level): Knobs {
  return rungOf(ladder, level);
}

/** 1 one product, 2 a sum of products or a longer one, 3 a rule or several ways, 4 both, 5 many of them. */
export function techniqueOf(puzzle: Puzzle): number {
  switch (puzzle.kind) {
    case 'shelves':
      return puzzle.sizes.length - 1;
    case 'roads':
      return puzzle.towns === 3 ? Math.min(2, puzzle.roads.length - 1) : Math.min(5, puzzle.roads.length - 1);
    case 'row':
      return (puzzle.rule === 'none' ? 2 : 3) + (puzzle.count > 4 ? 1 : 0);
    case 'groups':
      return puzzle.size === 2 ? 2 : 4;
    case 'digits':
      return puzzle.length + (puzzle.hasZero ? 1 : 0) + (puzzle.length === 3 && !puzzle.canRepeat ? 1 : 0);
    case 'streets':
      return 3 + (puzzle.closed === null ? 0 : 1) + (puzzle.wide + puzzle.high > 6 ? 1 : 0);
  }
}
