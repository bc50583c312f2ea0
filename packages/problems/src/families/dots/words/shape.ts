import type { Tag } from '../distract.ts';

/** How a problem is asked. */
export type Ask = 'sum' | 'rest' | 'crossed' | 'take' | 'equal' | 'find' | 'bonds';

/** What a question says. */
export interface Numbers {
  /** The total, or how many go away; 0 where no number is said. */
  readonly n: number;
}

/** Every sentence of the family. */
export interface Words {
  readonly title: string;
  readonly question: Readonly<Record<Ask, (numbers: Numbers) => string>>;
  /** The same as an order, to be spoken: numbers spelled, no question mark. */
  readonly narration: Readonly<Record<Ask, (numbers: Numbers) => string>>;
  readonly alt: {
    /** "Groups of dots: 3, 5." `groups` holds digits and commas. */
    readonly groups: (groups: string) => string;
    readonly covered: string;
    readonly total: (n: number) => string;
    readonly crossed: (n: number) => string;
    readonly left: (groups: string) => string;
    readonly right: (groups: string) => string;
    readonly row: (row: number, n: number) => string;
    readonly cards: (cards: string) => string;
  };
  /** What lies on a card with two halves: "3 dots and 5 dots". */
  readonly card: (a: number, b: number) => string;
  readonly hints: Readonly<Record<Ask, readonly [string, string]>>;
  readonly feedback: Readonly<Record<Tag, string>>;
  readonly steps: {
    readonly add: (a: number, b: number, sum: number) => string;
    /** A group fills the ten from another: "8 needs 2 more to be 10." */
    readonly fillTen: (a: number, b: number) => string;
    readonly addTens: (said: {
      readonly tensA: number;
      readonly tensB: number;
      readonly tens: number;
      readonly onesA: number;
      readonly onesB: number;
      readonly ones: number;
      readonly sum: number;
    }) => string;
    readonly all: (n: number) => string;
    readonly take: (a: number, b: number, rest: number) => string;
    readonly down: (a: number, b: number, rest: number) => string;
    readonly takeRest: (said: {
      readonly away: number;
      readonly down: number;
      readonly a: number;
      readonly b: number;
      readonly rest: number;
    }) => string;
    readonly need: (n: number) => string;
    readonly same: (n: number) => string;
    /** `sums`: "3 + 5 = 8, 2 + 4 = 6". */
    readonly cards: (sums: string) => string;
    readonly look: (n: number) => string;
    readonly row: (said: {
      readonly row: number;
      readonly a: number;
      readonly b: number;
      readonly sum: number;
    }) => string;
    readonly answer: Readonly<Record<'number' | 'hidden' | 'rest', (n: number) => string>>;
    readonly answerCard: (a: number, b: number) => string;
    readonly answerRows: (n: number) => string;
  };
  readonly praise: Readonly<Record<'number' | 'hidden' | 'rest' | 'card' | 'rows', (n: number) => string>>;
  readonly strings: {
    readonly slot: (row: number) => string;
    readonly piece: (n: number) => string;
  };
}
