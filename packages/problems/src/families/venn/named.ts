import type { NounId } from '../../lang/lexicon.ts';
import type { Item, Phrase } from './params.ts';
import type { Described } from './words/shape.ts';

/** A description with the names of its pictures. */
export function named(items: readonly Item[], phrase: Phrase): Described {
  const noun = (circle: number): NounId => items[circle] ?? 'star';
  return {
    says: phrase.says,
    a: noun('a' in phrase ? phrase.a : 0),
    b: noun('b' in phrase ? phrase.b : 1),
    not: noun('not' in phrase ? phrase.not : 2),
  };
}

export function picturesIn(items: readonly Item[], region: number): readonly NounId[] {
  return items.filter((_, i) => region & (1 << i));
}
