import type { NounId } from '../../../lang/lexicon.ts';
import type { tags } from '../distract.ts';
import type { Phrase } from '../params.ts';

/** Cards of one description. The circles are called by the pictures that stand on their lines. */
export interface Described {
  readonly says: Phrase['says'];
  readonly a: NounId;
  readonly b: NounId;
  /** The one that must not be there. */
  readonly not: NounId;
}

export interface Words {
  readonly title: string;
  /** "Cards with a star but no heart: 7." A sentence; the number is digits or a word. */
  readonly fact: (cards: Described, n: string) => string;
  /** "with a star but no heart", "without pictures": what a card of this description is like; begins a line. */
  readonly cards: (cards: Described) => string;
  /** How many cards are there of this description? */
  readonly howMany: (cards: Described) => string;
  readonly findHowMany: (cards: Described) => string;
  /** Numbers stand in the circles. */
  readonly shownNumbers: string;
  readonly place: string;
  readonly tap: (cards: Described) => string;
  readonly whichPicture: (cards: Described) => string;
  readonly findPicture: (cards: Described) => string;
  readonly whichPhrase: string;
  readonly findPhrase: string;
  /** Circles for these pictures overlap. */
  readonly alt: (circles: readonly NounId[]) => string;
  /** A list of places in the circles that are coloured; made by `region`. */
  readonly shaded: (regions: readonly string[]) => string;
  /** The place of cards with just these pictures; none: outside all circles. */
  readonly region: (circles: readonly NounId[]) => string;
  /** A card with these pictures, none: an empty card. */
  readonly card: (pictures: readonly NounId[]) => string;
  readonly hints: Readonly<Record<'overlap' | 'add' | 'take' | 'chain' | 'place' | 'outside' | 'walk', string>>;
  readonly feedback: Readonly<Record<(typeof tags)[keyof typeof tags], string>>;
  readonly steps: {
    /** "7 − 2 = 5." after two facts; then comes the third fact. */
    readonly take: (a: number, b: number, rest: number) => string;
    readonly add: (a: number, b: number, sum: number) => string;
    readonly place: (pictures: readonly NounId[]) => string;
    readonly placed: string;
    readonly belong: (count: number) => string;
    readonly leftOut: (count: number) => string;
    readonly answer: (cards: Described) => string;
    readonly answerNumber: (n: number) => string;
  };
  readonly praise: string;
}
