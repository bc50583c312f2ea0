import type { NounId } from '../../../lang/lexicon.ts';
import type { OrderParams, Relation } from '../params.ts';

type Kind = OrderParams['kind'];

/** Every sentence of the family. Animals and things come as nouns in a list or a sentence, so each language picks the case. */
export interface Words {
  readonly title: Readonly<Record<Kind, string>>;
  /** Somebody named alone, not at the beginning of a sentence: "the fox". */
  readonly who: (animal: NounId) => string;
  /** One of several of different sizes: "apple, size 5". */
  readonly size: (object: NounId, n: number) => string;
  /** Lists what is shown; the items are made by `who` or `size`. */
  readonly alt: (items: readonly string[]) => string;
  /** The label of a slot in the row: "Place 2". */
  readonly place: (n: number) => string;
  /** Whole sentences; `high` is taller, older, heavier or faster than `low`. */
  readonly clues: {
    readonly more: (relation: Relation, high: NounId, low: NounId) => string;
    /** The same seen from below: "The cat is shorter than the fox." */
    readonly less: (relation: Relation, low: NounId, high: NounId) => string;
    readonly between: (relation: Relation, middle: NounId, sides: readonly [NounId, NounId]) => string;
    readonly notMost: (relation: Relation, animal: NounId) => string;
    readonly notLeast: (relation: Relation, animal: NounId) => string;
  };
  /** Questions after the clues. A question mark, also the Spanish one at the beginning, is left out for the voice. */
  readonly askWho: {
    readonly all: (relation: Relation) => string;
    readonly most: (relation: Relation) => string;
    readonly least: (relation: Relation) => string;
    readonly middle: string;
    /** `n` 1: just after the tallest; 2: second after the tallest. */
    readonly afterMost: (relation: Relation, n: 1 | 2) => string;
    /** `n` 1: just before the shortest; 2: second before the shortest. */
    readonly beforeLeast: (relation: Relation, n: 1 | 2) => string;
  };
  /** Questions about things of different sizes that can be seen. */
  readonly askSize: {
    readonly rising: string;
    readonly falling: string;
    readonly biggest: (object: NounId) => string;
    readonly smallest: (object: NounId) => string;
    readonly middle: (object: NounId) => string;
    readonly secondBiggest: (object: NounId) => string;
    readonly secondSmallest: (object: NounId) => string;
  };
  /** From gentle to plain. */
  readonly hints: Readonly<Record<Kind, readonly [string, string]>>;
  readonly feedback: Readonly<
    Record<`order.${'other-end' | 'first-named' | 'last-named' | 'neighbour' | 'unchecked'}`, string>
  >;
  readonly steps: {
    readonly sideBySide: string;
    readonly inOrder: string;
    readonly first: string;
    readonly last: string;
    /** The place counted from the biggest. */
    readonly place: (n: number) => string;
    /** Everybody from the top to the bottom. */
    readonly chain: (animals: readonly NounId[]) => string;
    readonly answer: (animal: NounId) => string;
  };
  readonly praise: {
    /** Everything was put in order. */
    readonly all: string;
    /** The right size was found. */
    readonly size: string;
    readonly who: (animal: NounId) => string;
  };
}
