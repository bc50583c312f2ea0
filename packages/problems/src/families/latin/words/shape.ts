import type { NounId } from '../../../lang/lexicon.ts';
import type { UnitKind } from '../board.ts';
import type { tags } from '../distract.ts';
import type { Size } from '../params.ts';

/** What stands in a cell: a drawn thing, or the number itself. */
export type Sign = NounId | number;

/** Row and column, from 1. */
export interface CellSaid {
  readonly row: number;
  readonly column: number;
}

/** A row, a column or a block of a square; blocks are counted row by row, from 1. */
export interface UnitSaid {
  readonly size: Size;
  readonly kind: UnitKind;
  readonly place: number;
}

/** What one deduction speaks about. */
export interface Said {
  /** Null for a deduction that looks at one cell only. */
  readonly unit: UnitSaid | null;
  readonly cell: CellSaid;
  readonly symbol: Sign;
  readonly second: Sign;
}

/** A square of pictures and a square of digits are told in different words. */
export type Told = Readonly<Record<'pictures' | 'digits', string>>;

export type DeductionKind = 'last' | 'only-place' | 'only-symbol' | 'locked' | 'pair' | 'suppose';

/** Every sentence of the family. */
export interface Words {
  readonly title: Told;
  /** An order to fill the whole square. */
  readonly fill: Told;
  readonly ask: Told;
  /** The same as an order, to be spoken. */
  readonly find: Told;
  readonly rule: Told;
  /** `rows` are sentences. */
  readonly alt: (size: Size, rows: string) => string;
  /** One row read aloud; null is an empty cell, 'asked' the marked one. */
  readonly row: (row: number, cells: readonly (Sign | 'asked' | null)[]) => string;
  /** "star", "3": on a button, and in a list. */
  readonly sign: (symbol: Sign) => string;
  /** "Row 2, column 3". */
  readonly cell: (cell: CellSaid) => string;
  readonly hints: Readonly<Record<'fill' | 'around' | 'first', string>>;
  readonly feedback: Readonly<Record<(typeof tags)[keyof typeof tags], Told>>;
  readonly steps: Readonly<Record<DeductionKind, (said: Said) => string>> & {
    /** "In the same way: row 1, column 2 — star; …": further cells that are found like the last. */
    readonly same: (found: readonly { readonly cell: CellSaid; readonly symbol: Sign }[]) => string;
    /** The answer for one marked cell. */
    readonly here: (symbol: Sign) => string;
    /** The whole square, row by row. */
    readonly done: (rows: readonly (readonly Sign[])[]) => string;
  };
  readonly praise: (symbol: Sign) => string;
  readonly praiseAll: string;
}
