import type { ColourId } from '../../../draw/palette.ts';
import type { tags } from '../distract.ts';
import type { Plot } from '../params.ts';

/** How many pieces the figure needs, and the colour of the piece that is asked for. */
export interface Asked {
  readonly needed: number;
  readonly colour: ColourId;
}

/** Every sentence of the family. */
export interface Words {
  readonly title: string;
  /** Said first: whether pieces may be turned. They are never flipped. */
  readonly rule: Readonly<Record<'turn' | 'still', string>>;
  readonly ask: Readonly<Record<Plot, (asked: Asked) => string>>;
  /** The same as orders, to be spoken: no digits, no signs. */
  readonly find: Readonly<Record<Plot, (asked: Asked) => string>>;
  /** `squares` of the hole, or of all of the figure. */
  readonly alt: Readonly<Record<Plot, (squares: number, pieces: number) => string>>;
  readonly piece: (n: number) => string;
  readonly hole: (n: number) => string;
  /** One square of the figure, from 1. */
  readonly square: (row: number, column: number) => string;
  readonly hints: Readonly<Record<'rows' | 'turn' | 'corner' | 'twin', string>>;
  readonly feedback: Readonly<Record<(typeof tags)[keyof typeof tags], string>>;
  readonly steps: {
    /** The squares of each row of the hole, from the top: "2, 1, 1". */
    readonly rows: (rows: string) => string;
    readonly rowsOf: (hole: number, rows: string) => string;
    readonly turn: string;
    readonly turnedLure: string;
    readonly twin: string;
    readonly fills: string;
    readonly allFilled: string;
    readonly squares: (sizes: { readonly all: number; readonly each: number; readonly count: number }) => string;
    readonly first: string;
    readonly next: string;
    readonly last: string;
    readonly leftover: string;
    readonly parts: string;
    readonly lies: (colour: ColourId) => string;
  };
  readonly praise: Readonly<Record<Plot, string>>;
}
