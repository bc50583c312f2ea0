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

/** Only names have the vocative; it is the last of their forms. */
const cases: readonly Case[] = [
  'nominative',
  'genitive',
  'dative',
  'accusative',
  'instrumental',
  'locative',
  'vocative',
];
/** The order of the columns of an adjective; the plural is the last. */
const genders: readonly Gender[] = ['masculine', 'neuter', 'feminine'];
/** `p` marks words that are always plural, such as двері: no gender shows in them. */
const marks: Readonly<Record<string, Gender>> = { m: 'masculine', f: 'feminine', n: 'neuter', p: 'common' };

/** Unlike in Russian, two, three and four take the plural: "2 кролики", "2 червоні яблука". */
const counting = {
  zero: genitivePlural,
  one: singular,
  two: plural,
  few: plural,
  many: genitivePlural,
  other: genitiveSingular,
};

export const uk: Grammar = {
  cases,
  counting,
  countedAdjective: (category) => counting[category],
  mark: (mark) => ({ gender: marks[mark.charAt(0)] ?? 'masculine', isAnimate: mark.endsWith('a') }),
  adjective: (row, { gender, isAnimate, case: wanted, number }) => {
    const columns = row.split(' / ');
    const isPlural = number === 'many' || gender === 'common';
    const column = isPlural ? columns.length - 1 : Math.max(0, genders.indexOf(gender));
    // An animate accusative is told like the genitive, except in the singular feminine and neuter.
    const isLikeGenitive = wanted === 'accusative' && isAnimate && (isPlural || gender === 'masculine');
    return pickForm(cases, columns[column] ?? '', isLikeGenitive ? 'genitive' : wanted);
  },
  article: () => null,
  adjectivesFollow: false,
  // The paper colour #4DD0E1 is блакитний; синій is what English calls dark blue.
  colours: { blue: 'lightblue' },
  spell,
};
