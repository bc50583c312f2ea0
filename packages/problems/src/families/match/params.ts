import type { Level, Mode } from '../../core/family.ts';
import { rungOf } from '../../core/ladder.ts';

/** What is done with matches: laid somewhere else, taken away or added. */
export type Action = 'move' | 'take' | 'add';

export type Count = 1 | 2 | 3;

/** A wrong equation of matches that becomes true by `count` matches. */
export interface EquationParams {
  readonly kind: 'equation';
  /** As it lies: "6+4=4"; minus is −, times is ×. */
  readonly shown: string;
  readonly action: Action;
  readonly count: Count;
  /** Which matches, which number stands on the right then, or which of `options` comes out. */
  readonly ask: 'matches' | 'right' | 'option';
  readonly options: readonly string[];
  /** What the generator had in mind; the solver never looks at it. */
  readonly solution: string;
}

/** A lattice of squares from which some matches are gone. */
export interface FigureParams {
  readonly kind: 'figure';
  readonly rows: number;
  readonly columns: number;
  /** Whether a match lies there: the lines across row by row, then the lines down row by row. */
  readonly sticks: readonly boolean[];
  /** How many squares there are, or which matches to take so that `left` squares stay. */
  readonly ask: 'squares' | 'matches';
  readonly count: Count;
  readonly left: number;
  readonly solution: string;
}

export type MatchParams = EquationParams | FigureParams;

/** d is a digit, ± an addition or subtraction. */
export type Form = 'd±d=d' | 'd±d=dd' | 'dd±d=dd' | 'dd±dd=dd' | 'd×d=dd' | 'dd=d×d' | 'd±d±d=d' | 'd±d±d=dd';

type Size = readonly [rows: number, columns: number];

export interface Rung {
  readonly technique: 1 | 2 | 3 | 4 | 5;
  readonly forms: readonly Form[];
  readonly actions: readonly Action[];
  readonly count: Count;
  /** Lattices whose squares are counted, and lattices from which so many matches are taken. */
  readonly counted: readonly Size[];
  readonly taken: { readonly sizes: readonly Size[]; readonly count: Count } | null;
}

const oneMove = { actions: ['move'], count: 1 } as const;
const one = { actions: ['add', 'take'], count: 1 } as const;
const small: readonly Size[] = [
  [2, 2],
  [2, 3],
];
const taking = (count: Count, ...sizes: readonly Size[]): Rung['taken'] => ({ sizes, count });

const ladder: readonly Rung[] = [
  { technique: 1, forms: ['d±d=d', 'd±d=dd'], ...one, counted: [], taken: null },
  { technique: 1, forms: ['d±d=dd', 'dd±d=dd'], ...one, counted: small, taken: taking(1, ...small) },
  { technique: 2, forms: ['d±d=d', 'd±d=dd'], ...oneMove, counted: [[3, 3]], taken: taking(2, ...small) },
  { technique: 2, forms: ['d±d=dd', 'dd±d=dd'], ...oneMove, counted: [[3, 3]], taken: taking(2, [2, 3]) },
  { technique: 3, forms: ['d×d=dd', 'dd±dd=dd'], ...oneMove, counted: [[3, 4]], taken: taking(2, [3, 3]) },
  { technique: 3, forms: ['d×d=dd', 'd±d±d=d'], ...oneMove, counted: [[3, 4]], taken: taking(2, [3, 3], [3, 4]) },
  { technique: 3, forms: ['dd±dd=dd', 'd±d±d=d'], ...oneMove, counted: [[3, 4]], taken: taking(2, [3, 4]) },
  { technique: 4, forms: ['d±d±d=dd', 'dd=d×d'], ...oneMove, counted: [[4, 4]], taken: taking(3, [3, 3]) },
  {
    technique: 4,
    forms: ['d±d=d', 'd×d=dd'],
    actions: ['add', 'take'],
    count: 2,
    counted: [[4, 4]],
    taken: taking(3, [3, 3]),
  },
  {
    technique: 5,
    forms: ['d±d=d', 'd±d=dd', 'd×d=dd'],
    actions: ['move'],
    count: 2,
    counted: [[3, 5]],
    taken: taking(3, [2, 5]),
  },
];

export function knobsOf(level: Level): Rung {
  return rungOf(ladder, level);
}

export function askOf(mode: Mode): EquationParams['ask'] {
  return mode === 'graphic' ? 'matches' : mode === 'number' ? 'right' : 'option';
}
