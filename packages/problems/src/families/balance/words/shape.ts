import type { NounId } from '../../../lang/lexicon.ts';
import type { tags } from '../mistakes.ts';

/** What one step of the solver says. */
export interface Said {
  readonly good: NounId;
  readonly weighs: number;
  /** Numbers of the scales, from 1. */
  readonly scale: number;
  readonly other: number;
  /** "apple = 5, pear = 3". */
  readonly known: string;
  /** "2 apples and weight 3". */
  readonly taken: string;
  /** "2 apples"; `count` of them together weigh `total`. */
  readonly goods: string;
  readonly count: number;
  readonly total: number;
  /** "3 + 4 = 7", or "7" where one weight says all. */
  readonly sum: string;
}

/** Every sentence of the family. */
export interface Words {
  readonly title: string;
  readonly balanced: Readonly<Record<'one' | 'many', string>>;
  readonly ask: (good: NounId) => string;
  /** The same as an order, to be spoken. */
  readonly find: (good: NounId) => string;
  /** A weight with a number on it: "weight 5". */
  readonly weight: (n: number) => string;
  readonly alt: (scale: number, left: string, right: string) => string;
  readonly hints: Readonly<Record<'equal' | 'one' | 'two' | 'all', string>>;
  readonly feedback: Readonly<Record<(typeof tags)[keyof typeof tags], string>>;
  readonly steps: {
    readonly look: (scale: number) => string;
    readonly known: (known: string) => string;
    readonly take: (taken: string) => string;
    readonly share: (said: Said) => string;
    readonly so: (said: Said) => string;
    readonly read: (said: Said) => string;
    readonly two: (said: Said) => string;
    readonly all: (said: Said) => string;
    readonly answer: (good: NounId, weighs: number) => string;
  };
  readonly praise: (good: NounId, weighs: number) => string;
}
