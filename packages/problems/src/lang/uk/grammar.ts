import { type CountedForm, type Grammar, plural, singular } from '../grammar.ts';
import { spell } from './numerals.ts';

const counting: Grammar['counting'] = {
  zero: plural,
  one: singular,
  two: plural,
  few: plural,
  many: plural,
  other: plural,
};

export const uk: Grammar = {
  cases: ['nominative'],
  counting,
  countedAdjective: (category): CountedForm => counting[category],
  mark: () => ({ gender: 'common', isAnimate: false }),
  // A row is `<a or an> <the word>`; it may have spaces.
  adjective: (row) => row.slice(row.indexOf(' ') + 1),
  article: ({ article, number, next }) => {
    if (article === 'the') return 'the';
    return number === 'many' ? null : next.slice(0, next.indexOf(' '));
  },
  adjectivesFollow: false,
  colours: {},
  spell,
};
