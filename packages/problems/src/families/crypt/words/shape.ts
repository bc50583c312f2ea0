import type { tags } from '../mistakes.ts';
import type { Letter } from '../params.ts';

/** Place of a column: 0 the ones, 1 the tens, 2 the hundreds, 3 the thousands, 4 the ten thousands. */
export type Place = 0 | 1 | 2 | 3 | 4;

/**
 * Every sentence of the family. Letters come as Latin ones of A B C E H K M P T X; a language with another alphabet
 * writes its own that look the same, in rows of letters and digits ("A7") too.
 */
export interface Words {
  readonly title: string;
  /** Letters hide digits, equal letters equal ones, different letters different ones; no number begins with zero. No digits: it is spoken too. */
  readonly rules: string;
  readonly ask: (letter: Letter) => string;
  /** The same as an order, to be spoken. */
  readonly find: (letter: Letter) => string;
  readonly alt: (addends: readonly string[], total: string) => string;
  readonly hints: Readonly<Record<'ones' | 'carry' | 'begin', string>>;
  readonly feedback: Readonly<Record<(typeof tags)[keyof typeof tags], string>>;
  readonly steps: {
    /** Only one digit fits this letter in the column. */
    readonly only: (place: Place, letter: Letter, digit: number) => string;
    /** Several digits are left. */
    readonly left: (place: Place, letter: Letter, digits: readonly number[]) => string;
    /** These were tried and lead nowhere. */
    readonly tried: (letter: Letter, wrong: readonly number[]) => string;
    /** A sum in digits that fits: "57 + 48 = 105". */
    readonly fits: (sum: string) => string;
    readonly answer: (letter: Letter, digit: number) => string;
  };
  readonly praise: (letter: Letter, digit: number) => string;
}
