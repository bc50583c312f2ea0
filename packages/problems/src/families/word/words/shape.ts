import type { NameId, NounId } from '../../../lang/lexicon.ts';
import type { Plot } from '../params.ts';
import type { Reason, Sign } from '../trace.ts';

/** What a story is told with. Where a plot needs only one or two people, the others are not named. */
export interface Story {
  /** The numbers in the order in which they are told. */
  readonly n: readonly number[];
  readonly thing: NounId;
  readonly other: NounId;
  readonly box: NounId;
  readonly people: readonly [NameId, NameId, NameId];
}

/** How numbers are said: "5 apples" and "5", or "five apples" and "five" when it is spoken. */
export interface Voice {
  readonly count: (n: number, thing: NounId) => string;
  readonly number: (n: number) => string;
}

/** What is asked. */
export type Ask =
  | 'all'
  | 'now'
  | 'first'
  | 'second'
  | 'difference'
  | 'added'
  | 'taken'
  | 'at-first'
  | 'each'
  | 'boxes'
  | 'steps'
  | 'give'
  | 'rabbits'
  | 'price';

/** Every sentence of the family. */
export interface Words {
  readonly title: string;
  /** The story without its question: whole sentences that name nobody's deeds in the past and count no people. */
  readonly tell: Readonly<Record<Plot, (story: Story, voice: Voice) => string>>;
  readonly voices: Readonly<Record<'written' | 'spoken', Voice>>;
  readonly ask: Readonly<Record<Ask, (story: Story) => string>>;
  /** The same as an order, to be spoken. */
  readonly find: Readonly<Record<Ask, (story: Story) => string>>;
  readonly alt: {
    /** What is on the cards: "5 apples", or "apples: how many?" for those that nobody knows. */
    readonly cards: (cards: readonly string[]) => string;
    readonly known: (n: number, thing: NounId) => string;
    readonly unknown: (thing: NounId) => string;
    readonly total: (n: number) => string;
    readonly totalUnknown: string;
  };
  readonly hints: { readonly read: string } & Readonly<Record<'one' | 'two' | 'three' | 'four' | 'five', string>>;
  readonly calculation: (line: Calculation) => string;
  readonly steps: Readonly<Record<Reason, (calculation: string) => string>>;
  readonly answer: (n: number) => string;
  readonly praise: (n: number) => string;
}

export interface Calculation {
  readonly a: number;
  readonly sign: Sign;
  readonly b: number;
  readonly result: number;
}
