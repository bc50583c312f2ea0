import { type Case, type CountedForm, type Grammar, singular } from '../grammar.ts';
import { spell } from './numerals.ts';

const cases: readonly Case[] = ['nominative', 'genitive', 'dative', 'accusative', 'locative', 'ablative'];

/** After a number everything stays in the singular: "5 elma". Without one it is "elmalar". */
const counting: Grammar['counting'] = {
  zero: singular,
  one: singular,
  two: singular,
  few: singular,
  many: singular,
  other: singular,
};

export const tr: Grammar = {
  cases,
  counting,
  countedAdjective: (category): CountedForm => counting[category],
  mark: () => ({ gender: 'common', isAnimate: false }),
  // Adjectives never change, and a row may have spaces: "koyu yeşil".
  adjective: (row) => row,
  article: () => null,
  adjectivesFollow: false,
  colours: {},
  spell,
};
