import type { Language } from '../core/family.ts';
import type { ColourId } from '../draw/palette.ts';
import { colourAdjective } from './colours.ts';
import type { Article, Case, Gender } from './grammar.ts';
import type { AdjectiveId, NameId, NounId } from './lexicon.ts';
import { numeral } from './numerals.ts';
import {
  adjective,
  afterNumber,
  capital,
  counted,
  described,
  genderOf,
  genderOfName,
  type Inflection,
  list,
  name,
  noun,
  spelledCount,
  type Thing,
} from './words.ts';

/** The grammar of one language, for the sentences of a family: `const { noun, counted } = speak('cs');`. */
export interface Speech {
  /** "яблоками", "apples". */
  noun(id: NounId, inflection?: Inflection): string;
  /** "красное яблоко"; with `article` "a red apple" where the language has articles. */
  described(thing: Thing, inflection?: Inflection & { article?: Article }): string;
  /** An adjective that agrees with a noun that is not said. */
  adjective(id: AdjectiveId, like: Inflection & ({ readonly noun: NounId } | { readonly gender: Gender })): string;
  /** What people call a paper colour. */
  colour(colour: ColourId): AdjectiveId;
  /** "5 яблок", in the nominative. */
  counted(n: number, thing: NounId | Thing): string;
  /** "пять яблок". */
  spelled(n: number, thing: NounId | Thing): string;
  /** What stands behind the number: "яблок" of "5 яблок". */
  afterNumber(n: number, thing: NounId | Thing): string;
  /** "двадцать одна": 0…9999. */
  numeral(n: number, gender?: Gender): string;
  name(id: NameId, grammaticalCase?: Case): string;
  /** "яблоко, груша и слива". */
  list(items: readonly string[], type?: 'and' | 'or'): string;
  /** Begins a sentence. */
  capital(text: string): string;
  genderOf(id: NounId): Gender;
  genderOfName(id: NameId): Gender;
}

export function speak(language: Language): Speech {
  return {
    noun: (id, inflection) => noun(language, id, inflection),
    described: (thing, inflection) => described(language, thing, inflection),
    adjective: (id, like) => adjective(language, id, like),
    colour: (colour) => colourAdjective(language, colour),
    counted: (n, thing) => counted(language, n, thing),
    spelled: (n, thing) => spelledCount(language, n, thing),
    afterNumber: (n, thing) => afterNumber(language, n, thing),
    numeral: (n, gender) => numeral(language, n, gender),
    name: (id, grammaticalCase) => name(language, id, grammaticalCase),
    list: (items, type) => list(language, items, type),
    capital: (text) => capital(language, text),
    genderOf: (id) => genderOf(language, id),
    genderOfName: (id) => genderOfName(language, id),
  };
}
