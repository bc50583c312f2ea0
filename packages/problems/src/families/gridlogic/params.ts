import type { Level, Mode } from '../../core/family.ts';

export type Kind = 'futoshiki' | 'tents' | 'lights' | 'binary' | 'nonogram' | 'mines';

/** What stands in a cell when nothing is given. */
export const blank = -1;
/** A wall without a number, in `lights`. */
export const plainWall = 9;

/** A square grid with clues; what the clues mean depends on the kind. */
export interface GridParams {
  readonly kind: Kind;
  readonly size: number;
  /**
   * Row by row, `blank` where nothing is given. futoshiki: the digit; binary: 1 or 2; tents: 0 is a tree; lights: a
   * wall with its number or `plainWall`; mines: how many lie around; nonogram: always blank.
   */
  readonly clues: readonly number[];
  /** futoshiki: the first cell holds less than the second. */
  readonly less: readonly (readonly [number, number])[];
  /** What stands beside rows and above columns: tents one number, nonogram the lengths of its runs. */
  readonly across: readonly (readonly number[])[];
  readonly down: readonly (readonly number[])[];
  /** Mode number: the cell that is asked for. */
  readonly ask: number | null;
  /** What the generator had in mind: digits, 1 or 2, or 1 where something stands; the solver never looks at it. */
  readonly solution: readonly number[];
}

/** Cells that the learner decides about. */
export function isOpen({ clues }: Pick<GridParams, 'clues'>, cell: number): boolean {
  return clues[cell] === blank;
}

/** How far one has to think: 1 one rule at a time, 2 two rules compared, 3 a cell supposed for a few steps. */
export type Depth = 1 | 2 | 3;

type Board = readonly [kind: Kind, size: number, depth: Depth];

/** Sizes from small to large; each step is as much harder as thinking one step further. */
const sizes: Readonly<Record<Kind, readonly number[]>> = {
  futoshiki: [4, 5, 6],
  tents: [5, 6, 7],
  lights: [5, 6, 7],
  binary: [4, 6, 8],
  nonogram: [5, 7, 8],
  mines: [4, 5, 6],
};

/** The technique of a puzzle, 1…5. */
export function techniqueOf(kind: Kind, size: number, depth: number): number {
  return depth + Math.max(0, sizes[kind].indexOf(size));
}

/** Lamps on the largest board take long to find, so they are rarer. */
const large: readonly Board[] = [
  ['tents', 7, 3],
  ['mines', 6, 3],
];

const ladder: readonly (readonly Board[])[] = [
  [
    ['tents', 5, 1],
    ['binary', 4, 1],
    ['nonogram', 5, 1],
    ['mines', 4, 1],
  ],
  [
    ['futoshiki', 4, 1],
    ['tents', 5, 1],
    ['lights', 5, 1],
    ['nonogram', 5, 1],
    ['mines', 4, 1],
  ],
  [
    ['tents', 6, 1],
    ['binary', 6, 1],
    ['nonogram', 7, 1],
    ['mines', 5, 1],
    ['futoshiki', 5, 1],
  ],
  [
    ['futoshiki', 5, 1],
    ['tents', 6, 1],
    ['lights', 6, 1],
    ['binary', 6, 1],
    ['nonogram', 7, 1],
    ['mines', 5, 1],
  ],
  [
    ['tents', 7, 1],
    ['lights', 7, 1],
    ['nonogram', 8, 1],
    ['mines', 6, 1],
    ['binary', 8, 1],
  ],
  [
    ['tents', 6, 2],
    ['lights', 7, 1],
    ['nonogram', 8, 1],
    ['mines', 5, 2],
    ['binary', 8, 1],
  ],
  [
    ['tents', 7, 2],
    ['mines', 6, 2],
    ['tents', 6, 3],
    ['lights', 6, 3],
  ],
  [
    ['tents', 6, 3],
    ['mines', 5, 3],
    ['tents', 7, 2],
    ['mines', 6, 2],
    ['lights', 6, 3],
  ],
  [
    ['tents', 7, 3],
    ['mines', 6, 3],
    ['lights', 6, 3],
  ],
  [...large, ...large, ...large, ['lights', 7, 3]],
];

export function boardsOf(level: Level, mode: Mode): readonly Board[] {
  // One cell of a square of numbers can be typed; every kind can be filled in.
  if (mode === 'number') return [['futoshiki', level < 3 ? 4 : 5, 1]];
  return ladder[Math.min(Math.max(Math.round(level), 1), ladder.length) - 1] ?? [];
}

export function techniquesOf(level: Level): readonly [min: number, max: number] {
  const found = (['graphic', 'number'] as const).flatMap((mode) =>
    boardsOf(level, mode).map(([kind, size, depth]) => techniqueOf(kind, size, depth)),
  );
  return [Math.min(...found), Math.max(...found)];
}
