import type { ColourId } from '../../../draw/palette.ts';
import type { Tag } from '../distract.ts';
import type { Move } from '../params.ts';

/** A cell of a sheet, both from 1, counted from the top and from the left. */
export interface CellName {
  readonly row: number;
  readonly column: number;
}

/** Where the colour of a cell went; null is empty. */
export interface Followed {
  readonly from: CellName;
  readonly to: CellName;
  readonly colour: ColourId | null;
}

/** Every sentence of the family. `mirror`: one move, and it is a mirror. `turn`: one move, a turn. `chain`: several. */
export interface Words {
  readonly title: Readonly<Record<'mirror' | 'turn' | 'chain', string>>;
  /** `choose` one of several pictures, or `mark` the cells. Sentences of ten words; a colon or semicolon ends one. */
  readonly question: (task: 'choose' | 'mark', moves: readonly Move[]) => string;
  /** The same to be spoken, without question marks. */
  readonly narration: (task: 'choose' | 'mark', moves: readonly Move[]) => string;
  /** For who cannot see it: where the mirror stands, or how the arrow turns. */
  readonly setting: Readonly<Record<Move, string>>;
  /** "Row 1: red, empty, blue." */
  readonly row: (row: number, colours: readonly (ColourId | null)[]) => string;
  /** The name of a spot: "Row 1, column 2". */
  readonly cell: (name: CellName) => string;
  readonly hints: Readonly<Record<'mirror' | 'turn' | 'chain', readonly [string, string]>>;
  readonly feedback: Readonly<Record<Tag, string>>;
  readonly steps: {
    /** What a move does, as a rule to look by. */
    readonly rule: Readonly<Record<Move, string>>;
    readonly follow: (followed: Followed) => string;
    /** The right picture, by the cells that tell it from the others. */
    readonly choose: (known: readonly Followed[]) => string;
    /** The right cells, row by row. */
    readonly mark: (rows: readonly { readonly row: number; readonly columns: readonly number[] }[]) => string;
  };
  readonly praise: Readonly<Record<'mirror' | 'turn' | 'chain', string>>;
}
