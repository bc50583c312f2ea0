import type { NounId } from '../../../lang/lexicon.ts';
import type { tags } from '../distract.ts';
import type { Direction } from '../params.ts';

/** So many cells in one direction. */
export interface Run {
  readonly direction: Direction;
  readonly count: number;
}

/** Every sentence of the family. */
export interface Words {
  readonly title: Readonly<Record<'walk' | 'gate', string>>;
  /** "Lead the mouse to the apple." */
  readonly lead: (hero: NounId, goal: NounId) => string;
  /** One thing lies there, or several. */
  readonly collect: { readonly one: (item: NounId) => string; readonly many: (item: NounId) => string };
  readonly doors: string;
  readonly limit: (steps: number) => string;
  /** The same with the number in words, to be spoken. */
  readonly limitSpoken: (steps: number) => string;
  readonly which: (goal: NounId) => string;
  /** The same as an order, to be spoken. */
  readonly find: (goal: NounId) => string;
  readonly alt: {
    readonly garden: (side: number) => string;
    /** "Apple: row 2, column 3." */
    readonly thing: (thing: NounId, row: number, column: number) => string;
    /** The sign in front of a gate: "Gate with a star: row 1, column 3." */
    readonly gate: (sign: NounId, row: number, column: number) => string;
    /** Where one can go from a cell. */
    readonly open: (row: number, column: number, ways: readonly Direction[]) => string;
    /** The name of a cell that is walked on, with what lies there. */
    readonly cell: (
      row: number,
      column: number,
      said: { ways: readonly Direction[]; things: readonly NounId[] },
    ) => string;
    readonly sign: (sign: NounId) => string;
  };
  readonly hints: {
    readonly back: (goal: NounId) => string;
    readonly end: string;
    readonly items: string;
    readonly doors: string;
    readonly limit: string;
    readonly cover: string;
  };
  readonly feedback: Readonly<Record<(typeof tags)[keyof typeof tags], string>>;
  readonly steps: {
    /** "Go to the star: 2 down, 3 to the right." */
    readonly go: (thing: NounId, runs: readonly Run[]) => string;
    readonly on: (runs: readonly Run[]) => string;
    readonly arrived: (steps: number) => string;
    readonly shortest: (steps: number) => string;
    /** The way is told backwards, from the goal to a gate. */
    readonly back: (goal: NounId, runs: readonly Run[]) => string;
    readonly others: string;
    readonly gate: (sign: NounId, goal: NounId) => string;
  };
  readonly praise: { readonly walk: (hero: NounId, goal: NounId) => string; readonly gate: (goal: NounId) => string };
}
