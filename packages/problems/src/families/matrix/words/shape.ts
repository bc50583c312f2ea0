import type { ColourId } from '../../../draw/palette.ts';
import type { AdjectiveId, NounId } from '../../../lang/lexicon.ts';
import type { Attribute, Skin } from '../params.ts';

export type Line = 'row' | 'column';

/** What is named, not counted: a shape, a colour, a size. */
export type Named = Exclude<Attribute, 'number'>;

/** What a card shows: size and dots only where they vary. */
export interface Card {
  readonly shape: NounId;
  readonly colour: ColourId;
  readonly size: AdjectiveId | null;
  readonly dots: number | null;
}

/** A sentence for each direction in which a rule may hold. */
export type Along<T> = (told: T, line: Line) => string;

/** Every sentence of the family. */
export interface Words {
  readonly title: Readonly<Record<Skin, string>>;
  readonly question: Readonly<Record<Skin, string>>;
  readonly narration: Readonly<Record<Skin, string>>;
  readonly praise: (cell: string) => string;
  readonly hints: {
    readonly firstLook: string;
    readonly downLook: string;
    /** What to compare: the shapes, the sails. */
    readonly look: Along<NounId>;
  };
  readonly feedback: Readonly<
    Record<'matrix.copies-left' | 'matrix.copies-above' | 'matrix.nothing-fits' | 'matrix.two-wrong', string>
  >;
  /** Everything fits but the number of these. */
  readonly number: Along<NounId>;
  /** Everything fits but this quality. */
  readonly almost: Along<NounId>;
  /** One cell, as it begins no sentence. */
  readonly cell: {
    readonly boat: (sails: number, colour: ColourId) => string;
    readonly house: (windows: number, colour: ColourId) => string;
    readonly kite: (bows: number, colour: ColourId) => string;
    readonly card: (card: Card) => string;
  };
  /** One value, as the end of "So here: …". */
  readonly value: {
    readonly shape: (shape: NounId) => string;
    readonly colour: (colour: ColourId) => string;
    readonly size: (size: AdjectiveId) => string;
    readonly number: (n: number, thing: NounId) => string;
  };
  readonly board: { readonly row: (row: number, cells: readonly string[]) => string; readonly missing: string };
  readonly rules: {
    readonly named: Readonly<Record<'same' | 'set', Along<Named>>>;
    readonly counted: Readonly<Record<'same' | 'step' | 'set' | 'sum' | 'difference', Along<NounId>>>;
  };
  readonly so: (value: string) => string;
  readonly answer: (cell: string) => string;
}
