import type { Language } from '../core/family.ts';
import enAdjectives from './en/adjectives.json' with { type: 'json' };
import enNames from './en/names.json' with { type: 'json' };
import enNouns from './en/nouns.json' with { type: 'json' };
import { type Case, type Gender, type GrammaticalNumber, grammars } from './grammar.ts';
import ruAdjectives from './ru/adjectives.json' with { type: 'json' };
import ruNames from './ru/names.json' with { type: 'json' };
import ruNouns from './ru/nouns.json' with { type: 'json' };

export type NounId = keyof typeof enNouns;
export type AdjectiveId = keyof typeof enAdjectives;
export type NameId = keyof typeof enNames;

/**
 * Rows are whole paradigms, never suffix rules. A noun: `<mark> <singular by case> / <plural by case>`; the mark is the
 * gender (m, f, n; `a` behind it: animate) or the article (a, an). `-` instead of forms: there is no such number.
 * An adjective: one column of cases per gender, then the plural, separated by ` / `. A name: gender, then its cases.
 */
export interface Lexicon {
  readonly nouns: Readonly<Record<NounId, string>>;
  readonly adjectives: Readonly<Record<AdjectiveId, string>>;
  readonly names: Readonly<Record<NameId, string>>;
}

export const lexicons: Readonly<Record<Language, Lexicon>> = {
  ru: { nouns: ruNouns, adjectives: ruAdjectives, names: ruNames },
  en: { nouns: enNouns, adjectives: enAdjectives, names: enNames },
};

export interface NounEntry {
  readonly gender: Gender;
  readonly isAnimate: boolean;
  /** The indefinite article of the noun itself, where the language has one. */
  readonly article: string | null;
  form(grammaticalCase: Case, number: GrammaticalNumber): string;
}

const genderMarks: Readonly<Record<string, Gender>> = { m: 'masculine', f: 'feminine', n: 'neuter' };

export function nounEntry(language: Language, id: NounId): NounEntry {
  const row = lexicons[language].nouns[id];
  const space = row.indexOf(' ');
  const mark = row.slice(0, space);
  const hasArticle = grammars[language].genders.includes('common');
  const [one = '-', many = '-'] = row.slice(space + 1).split(' / ');
  return {
    gender: hasArticle ? 'common' : (genderMarks[mark.charAt(0)] ?? 'common'),
    isAnimate: !hasArticle && mark.endsWith('a'),
    article: hasArticle ? mark : null,
    form(grammaticalCase, number) {
      const text = number === 'one' ? one : many;
      if (text === '-') throw new RangeError(`${language} noun ${id} has no ${number}`);
      return pickForm(language, text, grammaticalCase);
    },
  };
}

/** What an adjective has to agree with. */
export interface Agreement {
  readonly gender: Gender;
  readonly isAnimate: boolean;
  readonly case: Case;
  readonly number: GrammaticalNumber;
}

export function adjectiveForm(language: Language, id: AdjectiveId, agreement: Agreement): string {
  const row = lexicons[language].adjectives[id];
  const { genders } = grammars[language];
  if (genders.includes('common')) return row.slice(row.indexOf(' ') + 1);
  const columns = row.split(' / ');
  const column = agreement.number === 'many' ? columns.length - 1 : Math.max(0, genders.indexOf(agreement.gender));
  // An animate accusative is told like the genitive, except in the singular feminine and neuter.
  const isLikeGenitive =
    agreement.case === 'accusative' &&
    agreement.isAnimate &&
    (agreement.number === 'many' || agreement.gender === 'masculine');
  return pickForm(language, columns[column] ?? '', isLikeGenitive ? 'genitive' : agreement.case);
}

/** The indefinite article that stands before this adjective, where the language has one. */
export function adjectiveArticle(language: Language, id: AdjectiveId): string | null {
  if (!grammars[language].genders.includes('common')) return null;
  const row = lexicons[language].adjectives[id];
  return row.slice(0, row.indexOf(' '));
}

export function nameEntry(language: Language, id: NameId): { gender: Gender; form(grammaticalCase: Case): string } {
  const row = lexicons[language].names[id];
  return {
    gender: genderMarks[row.charAt(0)] ?? 'common',
    form: (grammaticalCase) => pickForm(language, row.slice(2), grammaticalCase),
  };
}

/** Forms are separated by spaces; a language with one case keeps spaces inside its words ("fir tree"). */
function pickForm(language: Language, text: string, grammaticalCase: Case): string {
  const { cases } = grammars[language];
  if (cases.length === 1) return text;
  const forms = text.split(' ');
  return forms[Math.max(0, cases.indexOf(grammaticalCase))] ?? text;
}

export function nounIds(): readonly NounId[] {
  return Object.keys(enNouns) as NounId[];
}

export function adjectiveIds(): readonly AdjectiveId[] {
  return Object.keys(enAdjectives) as AdjectiveId[];
}

export function nameIds(): readonly NameId[] {
  return Object.keys(enNames) as NameId[];
}
