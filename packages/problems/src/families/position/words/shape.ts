import type { NounId } from '../../../lang/lexicon.ts';
import type { tags } from '../distract.ts';
import type { Clue, ClueKind, Near, Side } from '../params.ts';

/** What is to be done: name a toy among variants, tap it in the picture, or put this toy into its place. */
export type Task = { readonly do: 'choose' } | { readonly do: 'tap' } | { readonly do: 'put'; readonly toy: NounId };

/** A place is told by its shelf and its number there, from the left; both from 1. */
export interface PlaceName {
  readonly shelf: number;
  readonly place: number;
}

/** Every sentence of the family. The toys of a clue `both` have twins: "a cat", not "the cat". */
export interface Words {
  readonly title: string;
  /** At most two sentences of ten words. */
  readonly question: (task: Task, clue: Clue) => string;
  /** The same without digits and question marks, to be spoken. */
  readonly narration: (task: Task, clue: Clue) => string;
  /** "Shelf 1: cat, empty, ball." */
  readonly shelf: (shelf: number, toys: readonly (NounId | null)[]) => string;
  /** The name of a spot: "Shelf 1, place 2", with the toy that stands there. */
  readonly spot: (name: PlaceName, toy: NounId | null) => string;
  /** The name of a variant or a piece: "Cat". */
  readonly toy: (toy: NounId) => string;
  readonly hints: Readonly<Record<ClueKind, readonly [string, string]>>;
  readonly feedback: Readonly<Record<(typeof tags)[keyof typeof tags], string>>;
  readonly steps: {
    readonly locate: (toy: NounId) => string;
    readonly locateTwo: (one: NounId, two: NounId) => string;
    /** Where to look from the toy that was located. */
    readonly look: Readonly<Record<Side, string>>;
    readonly middle: string;
    /** Which toys fit one half of two clues. */
    readonly fits: (near: Near, toys: readonly NounId[]) => string;
    /** How many empty places fit one half of two clues. */
    readonly free: (near: Near, count: number) => string;
    readonly leg: (side: Side, steps: number) => string;
    readonly answer: (toy: NounId) => string;
    readonly put: (toy: NounId, name: PlaceName) => string;
  };
  readonly praise: (toy: NounId) => string;
  readonly praisePut: string;
}
