import type { NounId } from '../../../lang/lexicon.ts';
import type { tags } from '../distract.ts';
import type { ClueKind, Kind } from '../params.ts';

/** Who a clue is about. */
export interface SaidClue {
  readonly a: NounId;
  /** The second one; the same as `a` in clues about one. */
  readonly b: NounId;
  /** The number of the house: digits for the eye, the word "three" for the ear. It follows "house number". */
  readonly n: string;
}

export interface Home {
  readonly who: NounId;
  readonly house: number;
}

/** Every sentence of the family. Animals, treats and toys live in numbered houses. */
export interface Words {
  readonly title: string;
  /** The task when everybody is to be put into the houses. */
  readonly put: string;
  /** "Each house has one animal and one treat." */
  readonly rule: (kinds: readonly Kind[]) => string;
  readonly clues: Readonly<Record<ClueKind, (said: SaidClue) => string>>;
  /** Which animal lives in house `n`? `n` as in a clue. */
  readonly inHouse: (n: string) => string;
  /** The same as an order, to be spoken. */
  readonly findInHouse: (n: string) => string;
  /** Which animal, treat or toy is in the house of this one? */
  readonly withItem: Readonly<Record<Kind, (item: NounId) => string>>;
  readonly findWithItem: Readonly<Record<Kind, (item: NounId) => string>>;
  readonly alt: (houses: number) => string;
  /** "Animals: fox, cat." */
  readonly row: Readonly<Record<Kind, (items: readonly NounId[]) => string>>;
  /** One of them alone, not at the beginning of a sentence. */
  readonly item: (item: NounId) => string;
  /** The label of a slot. */
  readonly slot: (house: number, place: number) => string;
  readonly hints: Readonly<Record<'place' | 'pair' | 'order' | 'again', string>>;
  readonly feedback: Readonly<Record<(typeof tags)[keyof typeof tags], string>>;
  readonly steps: {
    /** After some clues were quoted. */
    readonly so: (homes: readonly Home[]) => string;
    /** Without a clue: by elimination. */
    readonly left: (homes: readonly Home[]) => string;
    readonly suppose: string;
    readonly house: (n: number, tenants: readonly NounId[]) => string;
    readonly answer: (item: NounId) => string;
  };
  readonly praise: string;
}
