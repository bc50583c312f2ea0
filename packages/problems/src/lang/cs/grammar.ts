import {
  type Case,
  type Gender,
  genitivePlural,
  genitiveSingular,
  type Grammar,
  pickForm,
  plural,
  singular,
} from '../grammar.ts';
import { spell } from './numerals.ts';

const cases: readonly Case[] = ['nominative', 'genitive', 'dative', 'accusative', 'instrumental', 'locative'];
/**
 * The order of the columns of an adjective: three genders of the singular, then the plural of animate masculines
 * (červení), of other masculines and of feminines (červené), of neuters (červená).
 */
const genders: readonly Gender[] = ['masculine', 'neuter', 'feminine'];
const plurals = { animate: 3, other: 4, neuter: 5 } as const;
const marks: Readonly<Record<string, Gender>> = { m: 'masculine', f: 'feminine', n: 'neuter' };

/** `many` is for decimals: "1,5 jablka". */
const counting = {
  zero: genitivePlural,
  one: singular,
  two: plural,
  few: plural,
  many: genitiveSingular,
  other: genitivePlural,
};

function pluralColumn(gender: Gender, isAnimate: boolean): number {
  if (gender === 'neuter') return plurals.neuter;
  return gender === 'masculine' && isAnimate ? plurals.animate : plurals.other;
}

export const cs: Grammar = {
  cases,
  counting,
  countedAdjective: (category) => counting[category],
  mark: (mark) => ({ gender: marks[mark.charAt(0)] ?? 'masculine', isAnimate: mark.endsWith('a') }),
  adjective: (row, { gender, isAnimate, case: wanted, number }) => {
    const columns = row.split(' / ');
    const column = number === 'many' ? pluralColumn(gender, isAnimate) : Math.max(0, genders.indexOf(gender));
    // "vidím malého králíka", but "vidím malé králíky": only the singular accusative is told like the genitive.
    const isLikeGenitive = wanted === 'accusative' && isAnimate && number === 'one' && gender === 'masculine';
    return pickForm(cases, columns[column] ?? '', isLikeGenitive ? 'genitive' : wanted);
  },
  article: () => null,
  adjectivesFollow: false,
  colours: {},
  spell,
};
