import type { Language } from '../core/family.ts';
import type { Article, Case, Gender, GrammaticalNumber } from './grammar.ts';
import { joined } from './grammar.ts';
import { grammars, pluralCategory } from './grammars.ts';
import {
  type AdjectiveId,
  adjectiveForm,
  adjectiveRow,
  nameEntry,
  type NameId,
  nounEntry,
  type NounId,
} from './lexicon.ts';
import { numeralBefore } from './numerals.ts';

/** A thing with its qualities. Write the adjectives in English order: size, then colour, then pattern. */
export interface Thing {
  readonly noun: NounId;
  readonly adjectives?: readonly AdjectiveId[];
}

export interface Inflection {
  readonly case?: Case;
  readonly number?: GrammaticalNumber;
}

/** "яблоками", "apples". */
export function noun(language: Language, id: NounId, inflection: Inflection = {}): string {
  return nounEntry(language, id).form(inflection.case ?? 'nominative', inflection.number ?? 'one');
}

/** "красное яблоко", "red apple"; with `article` "a red apple", "an apple" where the language has articles. */
export function described(
  language: Language,
  thing: Thing,
  { case: wanted = 'nominative', number = 'one', article }: Inflection & { article?: Article } = {},
): string {
  const grammar = grammars[language];
  const { noun: id, adjectives: ids = [] } = thing;
  const entry = nounEntry(language, id);
  const form = { case: wanted, number, gender: entry.gender };
  const adjectives = ids.map((one) =>
    adjectiveForm(language, one, { ...form, isAnimate: entry.isAnimate, article: article ?? null }),
  );
  const [first] = ids;
  const next = first === undefined || grammar.adjectivesFollow ? entry.row : adjectiveRow(language, first);
  const said = article === undefined ? null : grammar.article({ ...form, article, mark: entry.mark, next });
  return joined([said, phrase(language, adjectives, entry.form(wanted, number))]);
}

/** English, Russian: before the noun; Spanish: behind it. */
function phrase(language: Language, adjectives: readonly string[], head: string): string {
  return (grammars[language].adjectivesFollow ? [head, ...adjectives] : [...adjectives, head]).join(' ');
}

/** "5 яблок", "2 красные груши", "1 apple". The whole phrase stands in the nominative. */
export function counted(language: Language, n: number, thing: NounId | Thing): string {
  return `${n} ${afterNumber(language, n, thing)}`;
}

/** "пять яблок", "five apples": for narration. */
export function spelledCount(language: Language, n: number, thing: NounId | Thing): string {
  const { gender } = nounEntry(language, typeof thing === 'string' ? thing : thing.noun);
  return `${numeralBefore(language, n, gender)} ${afterNumber(language, n, thing)}`;
}

/** What stands behind the number: "яблок" of "5 яблок". */
export function afterNumber(language: Language, n: number, thing: NounId | Thing): string {
  const { noun: id, adjectives = [] } = typeof thing === 'string' ? { noun: thing } : thing;
  const { gender, isAnimate, form } = nounEntry(language, id);
  const grammar = grammars[language];
  const category = pluralCategory(language, n);
  const agreement = { gender, isAnimate, article: null, ...grammar.countedAdjective(category, gender) };
  const { case: wanted, number } = grammar.counting[category];
  const said = adjectives.map((one) => adjectiveForm(language, one, agreement));
  return phrase(language, said, form(wanted, number));
}

/** An adjective alone, agreeing with a noun that is not said: "Красный." about a cube. */
export function adjective(
  language: Language,
  id: AdjectiveId,
  like: Inflection & ({ readonly noun: NounId } | { readonly gender: Gender }),
): string {
  const agreed = 'noun' in like ? nounEntry(language, like.noun) : { gender: like.gender, isAnimate: false };
  return adjectiveForm(language, id, {
    gender: agreed.gender,
    isAnimate: agreed.isAnimate,
    article: null,
    case: like.case ?? 'nominative',
    number: like.number ?? 'one',
  });
}

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const satisfies readonly AdjectiveId[];

/** The adjective for a place in a row, 1…12: use it where adjectives go ("вторая клетка", "second cell"). */
export function ordinal(place: number): AdjectiveId {
  const id = ordinals[place - 1];
  if (id === undefined) throw new RangeError(`no ordinal for ${place}`);
  return id;
}

/** "у Маши" takes the genitive: `name('ru', 'anna', 'genitive')` → "Ани". */
export function name(language: Language, id: NameId, grammaticalCase: Case = 'nominative'): string {
  return nameEntry(language, id).form(grammaticalCase);
}

export function genderOfName(language: Language, id: NameId): Gender {
  return nameEntry(language, id).gender;
}

export function genderOf(language: Language, id: NounId): Gender {
  return nounEntry(language, id).gender;
}

/** "яблоко, груша и слива", "an apple, a pear and a plum". */
export function list(language: Language, items: readonly string[], type: 'and' | 'or' = 'and'): string {
  const style = { type: type === 'and' ? 'conjunction' : 'disjunction' } as const;
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, style).format(items);
}

/** Begins a sentence: "красный круг" → "Красный круг". */
export function capital(language: Language, text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}
