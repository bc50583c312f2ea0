import type { Language } from '../core/family.ts';
import csAdjectives from './cs/adjectives.json' with { type: 'json' };
import csNames from './cs/names.json' with { type: 'json' };
import csNouns from './cs/nouns.json' with { type: 'json' };
import deAdjectives from './de/adjectives.json' with { type: 'json' };
import deNames from './de/names.json' with { type: 'json' };
import deNouns from './de/nouns.json' with { type: 'json' };
import enAdjectives from './en/adjectives.json' with { type: 'json' };
import enNames from './en/names.json' with { type: 'json' };
import enNouns from './en/nouns.json' with { type: 'json' };
import esMxAdjectives from './es-mx/adjectives.json' with { type: 'json' };
import esMxNames from './es-mx/names.json' with { type: 'json' };
import esMxNouns from './es-mx/nouns.json' with { type: 'json' };
import plAdjectives from './pl/adjectives.json' with { type: 'json' };
import plNames from './pl/names.json' with { type: 'json' };
import plNouns from './pl/nouns.json' with { type: 'json' };
import ptBrAdjectives from './pt-br/adjectives.json' with { type: 'json' };
import ptBrNames from './pt-br/names.json' with { type: 'json' };
import ptBrNouns from './pt-br/nouns.json' with { type: 'json' };
import ruAdjectives from './ru/adjectives.json' with { type: 'json' };
import ruNames from './ru/names.json' with { type: 'json' };
import ruNouns from './ru/nouns.json' with { type: 'json' };
import trAdjectives from './tr/adjectives.json' with { type: 'json' };
import trNames from './tr/names.json' with { type: 'json' };
import trNouns from './tr/nouns.json' with { type: 'json' };
import ukAdjectives from './uk/adjectives.json' with { type: 'json' };
import ukNames from './uk/names.json' with { type: 'json' };
import ukNouns from './uk/nouns.json' with { type: 'json' };
import type { Agreement, Case, Gender, GrammaticalNumber } from './grammar.ts';
import { pickForm } from './grammar.ts';
import { grammars } from './grammars.ts';

export type NounId = keyof typeof enNouns;
export type AdjectiveId = keyof typeof enAdjectives;
export type NameId = keyof typeof enNames;

/**
 * Rows are whole paradigms, never suffix rules. A noun: `<mark> <singular by case> / <plural by case>`; the mark is the
 * gender (m, f, n; `a` behind it: animate) or the article (a, an). `-` instead of forms: there is no such number.
 * An adjective: columns of cases, separated by ` / `, as the language's grammar reads them. A name: gender, then its
 * cases. `_` is a space inside a form where a language has cases.
 */
export interface Lexicon {
  readonly nouns: Readonly<Record<string, string>>;
  readonly adjectives: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, string>>;
}

export const lexicons: Readonly<Record<Language, Lexicon>> = {
  ru: { nouns: ruNouns, adjectives: ruAdjectives, names: ruNames },
  en: { nouns: enNouns, adjectives: enAdjectives, names: enNames },
  uk: { nouns: ukNouns, adjectives: ukAdjectives, names: ukNames },
  cs: { nouns: csNouns, adjectives: csAdjectives, names: csNames },
  de: { nouns: deNouns, adjectives: deAdjectives, names: deNames },
  pl: { nouns: plNouns, adjectives: plAdjectives, names: plNames },
  tr: { nouns: trNouns, adjectives: trAdjectives, names: trNames },
  'pt-br': { nouns: ptBrNouns, adjectives: ptBrAdjectives, names: ptBrNames },
  'es-mx': { nouns: esMxNouns, adjectives: esMxAdjectives, names: esMxNames },
};

/** A word of a language; every language has every word, which a test checks. */
function rowOf(language: Language, kind: keyof Lexicon, id: string): string {
  const row = lexicons[language][kind][id];
  if (row === undefined) throw new RangeError(`${language} has no ${id} among its ${kind}`);
  return row;
}

export interface NounEntry {
  readonly gender: Gender;
  readonly isAnimate: boolean;
  readonly mark: string;
  readonly row: string;
  form(grammaticalCase: Case, number: GrammaticalNumber): string;
}

export function nounEntry(language: Language, id: NounId): NounEntry {
  const row = rowOf(language, 'nouns', id);
  const space = row.indexOf(' ');
  const mark = row.slice(0, space);
  const [one = '-', many = '-'] = row.slice(space + 1).split(' / ');
  return {
    ...grammars[language].mark(mark),
    mark,
    row,
    form(grammaticalCase, number) {
      const text = number === 'one' ? one : many;
      if (text === '-') throw new RangeError(`${language} noun ${id} has no ${number}`);
      return formOf(language, text, grammaticalCase);
    },
  };
}

export function adjectiveForm(language: Language, id: AdjectiveId, agreement: Agreement): string {
  return grammars[language].adjective(adjectiveRow(language, id), agreement);
}

export function adjectiveRow(language: Language, id: AdjectiveId): string {
  return rowOf(language, 'adjectives', id);
}

const nameGenders: Readonly<Record<string, Gender>> = { m: 'masculine', f: 'feminine' };

export function nameEntry(language: Language, id: NameId): { gender: Gender; form(grammaticalCase: Case): string } {
  const row = rowOf(language, 'names', id);
  return {
    gender: nameGenders[row.charAt(0)] ?? 'common',
    form: (grammaticalCase) => formOf(language, row.slice(2), grammaticalCase),
  };
}

/** A language with one case keeps spaces inside its words ("fir tree"). */
function formOf(language: Language, text: string, grammaticalCase: Case): string {
  const { cases } = grammars[language];
  return cases.length === 1 ? text : pickForm(cases, text, grammaticalCase);
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
