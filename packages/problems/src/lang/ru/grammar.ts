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
/** The order of the columns of an adjective; the plural is the last. */
const genders: readonly Gender[] = ['masculine', 'neuter', 'feminine'];
const marks: Readonly<Record<string, Gender>> = { m: 'masculine', f: 'feminine', n: 'neuter' };

const counting = {
  zero: genitivePlural,
  one: singular,
  two: genitiveSingular,
  few: genitiveSingular,
  many: genitivePlural,
  other: genitiveSingular,
};

export const russian: Grammar = {
  cases,
  counting,
  countedAdjective: (category, gender) => {
    if (category === 'few' || category === 'two') return gender === 'feminine' ? plural : genitivePlural;
    return counting[category];
  },
  mark: (mark) => ({ gender: marks[mark.charAt(0)] ?? 'masculine', isAnimate: mark.endsWith('a') }),
  adjective: (row, { gender, isAnimate, case: wanted, number }) => {
    const columns = row.split(' / ');
    const column = number === 'many' ? columns.length - 1 : Math.max(0, genders.indexOf(gender));
    // An animate accusative is told like the genitive, except in the singular feminine and neuter.
    const isLikeGenitive = wanted === 'accusative' && isAnimate && (number === 'many' || gender === 'masculine');
    return pickForm(cases, columns[column] ?? '', isLikeGenitive ? 'genitive' : wanted);
  },
  article: () => null,
  adjectivesFollow: false,
  colours: { blue: 'lightblue' },
  spell,
};
