import type { Level } from '../../core/family.ts';
import type { ObjectId } from '../../draw/objects.ts';
import type { NounId } from '../../lang/lexicon.ts';
import { rungOf } from '../../core/ladder.ts';

/** Somebody or something that belongs into one house. */
export interface Item {
  readonly object: ObjectId;
  readonly noun: NounId;
}

export type Kind = 'animal' | 'treat' | 'toy';

/** Items are numbered through: item `kind * houses + index`. Houses are counted from the left, from 0. */
export type Clue =
  | { readonly says: 'at' | 'not-at'; readonly a: number; readonly house: number }
  | { readonly says: 'end'; readonly a: number }
  | { readonly says: 'same' | 'apart' | 'beside'; readonly a: number; readonly b: number }
  | { readonly says: 'just-left' | 'left-of'; readonly a: number; readonly b: number };

export type ClueKind = Clue['says'];

/** Mode single: who or what lives in this house, or together with this item? */
export type Ask =
  | { readonly about: 'house'; readonly house: number; readonly kind: number }
  | { readonly about: 'item'; readonly item: number; readonly kind: number };

export interface ZebraParams {
  readonly houses: number;
  /** Each kind has as many items as there are houses: every house gets one of each kind. */
  readonly kinds: readonly { readonly kind: Kind; readonly items: readonly Item[] }[];
  readonly clues: readonly Clue[];
  readonly ask: Ask | null;
  /** The house of every item in the generator's mind; the solver never looks at it. */
  readonly truth: readonly number[];
}

export interface Knobs {
  readonly houses: number;
  readonly kinds: number;
  readonly says: readonly ClueKind[];
  readonly technique: 1 | 2 | 3 | 4 | 5;
}

const placing: readonly ClueKind[] = ['at', 'not-at', 'end'];
const pairing: readonly ClueKind[] = ['at', 'not-at', 'end', 'same', 'apart'];
const ordering: readonly ClueKind[] = ['at', 'not-at', 'end', 'same', 'apart', 'beside', 'just-left', 'left-of'];
/** Without a clue that names a house outright. */
const pure: readonly ClueKind[] = ['not-at', 'apart', 'beside', 'just-left', 'left-of', 'same'];

/** Technique: 1 places, 2 pairs of items, 3 order and neighbours, 4 two share two houses, 5 supposing. */
const ladder: readonly Knobs[] = [
  { houses: 3, kinds: 1, says: placing, technique: 1 },
  { houses: 3, kinds: 2, says: pairing, technique: 2 },
  { houses: 4, kinds: 2, says: pairing, technique: 2 },
  { houses: 3, kinds: 2, says: ordering, technique: 3 },
  { houses: 4, kinds: 2, says: ordering, technique: 3 },
  { houses: 4, kinds: 3, says: ordering, technique: 3 },
  { houses: 4, kinds: 3, says: pure, technique: 3 },
  { houses: 4, kinds: 2, says: pure, technique: 5 },
  { houses: 4, kinds: 3, says: pure, technique: 5 },
  { houses: 5, kinds: 2, says: pure, technique: 5 },
];

export function knobsOf(level: Level): Knobs {
  return rungOf(ladder, level);
}
