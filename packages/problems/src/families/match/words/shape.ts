import type { tags } from '../distract.ts';
import type { Place } from '../glyphs.ts';
import type { Action, Count } from '../params.ts';

/** A digit that becomes another one; `count` matches are laid, taken or added for it. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly count: Count;
}

/** Every sentence of the family. Equations come ready: "6 + 4 = 4". */
export interface Words {
  readonly title: Readonly<Record<'equation' | 'squares' | 'matches', string>>;
  /** "Move one match so that the equation is true." An order, also spoken: no digits. */
  readonly task: Readonly<Record<Action, Readonly<Record<1 | 2, string>>>>;
  /** Which number stands on the right then. */
  readonly right: string;
  /** The same as an order, to be spoken. */
  readonly findRight: string;
  /** Which of the four equations comes out. */
  readonly option: string;
  readonly findOption: string;
  /** How many squares there are, small and large. */
  readonly squares: string;
  readonly findSquares: string;
  /** "Take away two matches." No digits. */
  readonly take: Readonly<Record<Count, string>>;
  /** How many squares stay, and nothing loose; `squaresLeftSpoken` without digits. */
  readonly squaresLeft: (squares: number) => string;
  readonly squaresLeftSpoken: (squares: number) => string;
  readonly altEquation: (equation: string) => string;
  /** A lattice of so many squares; `lines` are sentences of `altLine`. */
  readonly altFigure: (rows: number, columns: number, lines: string) => string;
  /** One line of a lattice, place by place: is there a match? */
  readonly altLine: (line: { way: 'across' | 'down'; number: number; places: readonly boolean[] }) => string;
  /** A place in the equation, for a screen reader: which sign it is, where in it, and whether a match lies there. */
  readonly spot: (spot: { number: number; glyph: string; place: Place; lies: boolean }) => string;
  /** A match of a lattice, for a screen reader. */
  readonly stick: (stick: { way: 'across' | 'down'; row: number; column: number }) => string;
  readonly hints: Readonly<
    Record<'sides' | 'compare' | 'sign' | 'cell' | 'small' | 'large' | 'shared' | 'loose', string>
  >;
  readonly feedback: Readonly<Record<(typeof tags)[keyof typeof tags], string>>;
  readonly steps: {
    /** What both sides make now; a number below zero comes as "−3". */
    readonly before: (said: { equation: string; left: string; right: string }) => string;
    readonly less: (change: Change) => string;
    readonly more: (change: Change) => string;
    readonly inside: (change: Change) => string;
    /** Some matches go and others come. */
    readonly both: (from: number, to: number) => string;
    readonly plusToMinus: string;
    readonly minusToPlus: string;
    readonly after: (equation: string) => string;
    /** Squares whose side is so many matches long. */
    readonly size: (size: number, count: number) => string;
    readonly total: (count: number) => string;
    readonly now: (count: number) => string;
    readonly taken: Readonly<Record<Count, string>>;
    readonly left: (count: number) => string;
  };
  readonly praise: string;
  readonly praiseSquares: (count: number) => string;
}
