import { type Agreement, type Case, type Gender, type Grammar, plural, singular } from '../grammar.ts';
import { spell } from './numerals.ts';

const cases: readonly Case[] = ['nominative', 'genitive', 'dative', 'accusative'];
const genders: readonly Gender[] = ['masculine', 'neuter', 'feminine'];
const marks: Readonly<Record<string, Gender>> = { m: 'masculine', f: 'feminine', n: 'neuter' };

const counting = { zero: plural, one: singular, two: plural, few: plural, many: plural, other: plural };

/** By case; in each the masculine, neuter, feminine and plural. */
const definite = ['der das die die', 'des des der der', 'dem dem der den', 'den das die die'];
const indefinite = ['ein ein eine', 'eines eines einer', 'einem einem einer', 'einen ein eine'];

/** The endings of an adjective: strong stands alone or behind a number, mixed behind ein, weak behind der. */
const strong = ['er es e e', 'en en er er', 'em em er en', 'en es e e'];
const mixed = ['er es e e', 'en en en er', 'en en en en', 'en es e e'];
const weak = ['e e e en', 'en en en en', 'en en en en', 'en e e en'];
/** The columns of an adjective's row; the first is said alone: "rot". */
const endings = ['', 'e', 'er', 'es', 'en', 'em'];

type Place = Pick<Agreement, 'case' | 'number' | 'gender'>;

function inTable(table: readonly string[], { case: wanted, number, gender }: Place): string {
  const row = (table[Math.max(0, cases.indexOf(wanted))] ?? '').split(' ');
  return row[number === 'many' ? genders.length : Math.max(0, genders.indexOf(gender))] ?? '';
}

export const de: Grammar = {
  cases,
  counting,
  countedAdjective: (category) => counting[category],
  mark: (mark) => ({ gender: marks[mark] ?? 'common', isAnimate: false }),
  // Without a gender to agree with it is a predicate: "Das Feld ist rot."
  adjective: (row, agreement) => {
    const tables = { a: mixed, the: weak };
    const table = agreement.article === null ? strong : tables[agreement.article];
    const ending = agreement.gender === 'common' ? '' : inTable(table, agreement);
    return row.split(' ')[endings.indexOf(ending)] ?? '';
  },
  article: ({ article, ...place }) => {
    if (article === 'the') return inTable(definite, place);
    return place.number === 'many' ? null : inTable(indefinite, place);
  },
  adjectivesFollow: false,
  colours: {},
  spell,
};
