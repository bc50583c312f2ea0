import type { ColourId } from '../../../draw/palette.ts';
import type { NounId } from '../../../lang/lexicon.ts';
import type { tags } from '../distract.ts';
import type { Attribute, Kind } from '../params.ts';

/** One picture, as far as it differs from others: what is null is not said. */
export interface Card {
  readonly noun: NounId;
  readonly colour: ColourId | null;
  readonly size: 'small' | 'big' | null;
  readonly dots: number | null;
  readonly frame: 'round' | 'square' | null;
}

/** What all pictures of a basket have in common. Without noun and kind: pictures of any thing. */
export interface Group extends Omit<Card, 'noun'> {
  readonly noun: NounId | null;
  readonly kind: Kind | 'food' | 'toy' | null;
}

/** Every sentence of the family. */
export interface Words {
  readonly title: string;
  readonly ask: Readonly<
    Record<'sort' | 'sort-alike' | 'belongs' | 'belongs-both' | 'belongs-alike' | 'intruder' | 'rule', string>
  >;
  /** The same as orders, to be spoken. */
  readonly find: Words['ask'];
  /** "small red star, 3 dots, in a round frame", without a capital letter. */
  readonly card: (card: Card) => string;
  /** "red stars", "animals", "pictures with 2 dots": what a sign means. */
  readonly group: (group: Group) => string;
  /** One picture alone, for a screen reader. */
  readonly variant: (card: Card) => string;
  /** What a rule looks at, to be read on its card. */
  readonly rules: Readonly<Record<Attribute, string>>;
  readonly alt: {
    readonly signed: (basket: number, group: Group) => string;
    readonly holding: (basket: number, cards: readonly Card[]) => string;
    readonly cards: (cards: readonly Card[]) => string;
  };
  /** A place in a basket, for a screen reader. */
  readonly place: (basket: number) => string;
  readonly hints: Readonly<Record<'sign' | 'two-signs' | 'alike' | 'rule' | 'rest', string>>;
  readonly feedback: Readonly<Record<(typeof tags)[keyof typeof tags], string>>;
  readonly steps: {
    readonly sign: (basket: number, group: Group) => string;
    /** Where only one basket stands. */
    readonly oneSign: (group: Group) => string;
    readonly shared: (basket: number, group: Group) => string;
    /** In the one basket all are like this. */
    readonly alike: (group: Group) => string;
    /** The pictures of the basket differ in this, so it does not count. */
    readonly varies: Readonly<Record<Attribute, string>>;
    /** Both baskets hold both kinds, so this is not the rule. */
    readonly mixed: Readonly<Record<Attribute, string>>;
    readonly sorted: string;
    readonly belongs: (card: Card) => string;
    readonly intruder: (card: Card) => string;
    readonly rule: Readonly<Record<Attribute, string>>;
  };
  readonly praise: {
    readonly sort: string;
    readonly belongs: (card: Card) => string;
    readonly intruder: (card: Card) => string;
    readonly rule: string;
  };
}
