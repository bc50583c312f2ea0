import type { Kind } from '../params.ts';
import type { UnitKind } from '../rules.ts';

/** Row and column, from 1. */
export interface CellSaid {
  readonly row: number;
  readonly column: number;
}

/** What is given in a cell. */
export type Seen =
  | { readonly is: 'empty' | 'asked' | 'tree' | 'wall' | 'closed' | 'circle' | 'square' }
  | { readonly is: 'number' | 'numberedWall'; readonly n: number };

/** Kinds where things are put into some cells. */
export type Placing = 'tents' | 'lights' | 'mines' | 'nonogram';

/** Every sentence of the family. `mines` are told as hidden gems. */
export interface Words {
  readonly title: Readonly<Record<Kind, string>>;
  /** What is to be done, as an order; for futoshiki see `fill`. */
  readonly task: Readonly<Record<Exclude<Kind, 'futoshiki'>, string>>;
  /** "Fill the grid with numbers from 1 to 4." Spoken: without digits. */
  readonly fill: (size: number) => string;
  readonly fillSpoken: (size: number) => string;
  /** Mode number: which number stands in the marked cell. */
  readonly ask: string;
  readonly find: string;
  /** The rules, in short sentences without digits. */
  readonly rules: Readonly<Record<Kind, string>>;
  /** "Lamps: 5." and "Gems: 5."; spoken without digits. */
  readonly count: Readonly<Record<'lights' | 'mines', (n: number) => string>>;
  readonly countSpoken: Readonly<Record<'lights' | 'mines', (n: number) => string>>;
  readonly altBoard: (size: number, lines: string) => string;
  readonly altRow: (row: number, cells: readonly Seen[]) => string;
  /** The clues beside a row or above a column. */
  readonly altClue: (way: 'row' | 'column', number: number, clues: readonly number[]) => string;
  readonly altLess: (smaller: CellSaid, larger: CellSaid) => string;
  readonly cell: (cell: CellSaid) => string;
  /** What is put into a cell, for the symbols to choose from: "4", "circle", "coloured". */
  readonly symbol: (kind: 'futoshiki' | 'binary' | 'nonogram', value: number) => string;
  readonly hints: Readonly<Record<Kind | 'first', string>>;
  readonly steps: {
    /** Where to look, or which rule decides. `digit` is the one that looks for its place. */
    readonly look: Readonly<Record<UnitKind, (said: CellSaid & { number: number; digit: number }) => string>>;
    /** Two clues share cells; what one has more tells the rest. */
    readonly compare: string;
    /** If it were otherwise in this cell, a rule would soon break. */
    readonly suppose: (cell: CellSaid) => string;
    /** What follows for these cells. */
    readonly filled: Readonly<Record<Placing | 'circles' | 'squares', (cells: readonly CellSaid[]) => string>>;
    readonly empty: (cells: readonly CellSaid[]) => string;
    readonly digit: (digit: number, cell: CellSaid) => string;
    readonly notDigit: (digit: number, cell: CellSaid) => string;
    /** More cells than can be told: they are highlighted. */
    readonly many: Readonly<Record<Placing | 'circles' | 'squares' | 'empty', string>>;
    /** The whole answer: for things the columns in which they stand, row by row. */
    readonly donePlaces: Readonly<
      Record<Placing, (rows: readonly { readonly row: number; readonly columns: readonly number[] }[]) => string>
    >;
    readonly doneRows: (rows: readonly (readonly Seen[])[]) => string;
    readonly doneAsked: (digit: number) => string;
  };
  readonly praise: string;
}
