import type { ColourId } from '../../../draw/palette.ts';
import type { tags } from '../distract.ts';

/** Every sentence of the family. Points are called by letters that look alike in Latin and Cyrillic: A, B, C, E, H… */
export interface Words {
  readonly title: Readonly<Record<'stroke' | 'one' | 'several', string>>;
  /** "Draw the figure in one stroke." */
  readonly draw: string;
  readonly begin: (point: string) => string;
  readonly which: Readonly<Record<'one' | 'several', string>>;
  /** The same as an order, to be spoken. */
  readonly find: Readonly<Record<'one' | 'several', string>>;
  readonly rule: string;
  readonly alt: {
    /** "A figure of 5 points and 7 lines: A–B, B–C." */
    readonly figure: (points: number, lines: number, pairs: readonly string[]) => string;
    readonly start: (point: string) => string;
    readonly set: (figures: number) => string;
    /** The same about one figure of a choice, which is called by its colour. */
    readonly coloured: (colour: ColourId, said: { points: number; lines: number; pairs: readonly string[] }) => string;
    /** A point that is walked on, with the points that it is joined to. */
    readonly point: (point: string, joined: readonly string[]) => string;
  };
  readonly hints: Readonly<Record<'finger' | 'wayBack' | 'end' | 'odd', string>>;
  readonly feedback: Readonly<Record<(typeof tags)[keyof typeof tags], string>>;
  readonly steps: {
    /** Points where an odd number of lines meet. */
    readonly odd: (points: readonly string[], start: string) => string;
    readonly even: string;
    /** The stroke, point by point: "A–B–C". */
    readonly begin: (stroke: string) => string;
    readonly on: (stroke: string) => string;
    readonly done: (lines: number) => string;
    readonly law: string;
    readonly figure: (colour: ColourId, odd: number) => string;
    readonly answer: (colours: readonly ColourId[]) => string;
  };
  readonly praise: Readonly<Record<'stroke' | 'choice', string>>;
}
