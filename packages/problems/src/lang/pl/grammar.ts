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
/** The order of the columns of an adjective; the plural, which is never of men alone, is the last. */
const genders: readonly Gender[] = ['masculine', 'neuter', 'feminine'];
const marks: Readonly<Record<string, Gender>> = { m: 'masculine', f: 'feminine', n: 'neuter' };

/** 21, 31, …, 91 are `many`: 21 jabłek. */
const counting = {
  zero: genitivePlural,
  one: singular,
  two: plural,
  few: plural,
  many: genitivePlural,
  other: genitiveSingular,
};

export const pl: Grammar = {
  cases,
  counting,
  countedAdjective: (category) => counting[category],
  mark: (mark) => ({ gender: marks[mark.charAt(0)] ?? 'masculine', isAnimate: mark.endsWith('a') }),
  adjective: (row, { gender, isAnimate, case: wanted, number }) => {
    const columns = row.split(' / ');
    const column = number === 'many' ? columns.length - 1 : Math.max(0, genders.indexOf(gender));
    // Only the masculine singular tells the living apart: widzę czarnego kota, widzę czarne koty.
    const isLikeGenitive = wanted === 'accusative' && isAnimate && number === 'one' && gender === 'masculine';
    return pickForm(cases, columns[column] ?? '', isLikeGenitive ? 'genitive' : wanted);
  },
  article: () => null,
  adjectivesFollow: false,
  colours: {},
  spell,
};
