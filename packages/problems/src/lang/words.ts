import type { Language } from '../core/family.ts';
import { type Case, type Gender, type GrammaticalNumber, grammars, pluralCategory } from './grammar.ts';
import {
  type AdjectiveId,
  adjectiveArticle,
  adjectiveForm,
  nameEntry,
  type NameId,
  nounEntry,
  type NounId,
} from './lexicon.ts';
import { numeral } from './numerals.ts';

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
  inflection: Inflection & { article?: 'a' | 'the' } = {},
): string {
  const entry = nounEntry(language, thing.noun);
  const form = { case: inflection.case ?? 'nominative', number: inflection.number ?? 'one' } as const;
  const agreement = { gender: entry.gender, isAnimate: entry.isAnimate, ...form };
  const adjectives = (thing.adjectives ?? []).map((id) => adjectiveForm(language, id, agreement));
  return [articleOf(language, thing, inflection), ...adjectives, entry.form(form.case, form.number)]
    .filter((word) => word !== null)
    .join(' ');
}

function articleOf(
  language: Language,
  { noun: id, adjectives }: Thing,
  { article, number }: { article?: 'a' | 'the'; number?: GrammaticalNumber },
): string | null {
  const own = nounEntry(language, id).article;
  if (article === undefined || own === null) return null;
  if (article === 'the') return 'the';
  if (number === 'many') return null;
  const first = adjectives?.[0];
  return first === undefined ? own : adjectiveArticle(language, first);
}

/** "5 яблок", "2 красные груши", "1 apple". The whole phrase stands in the nominative. */
export function counted(language: Language, n: number, thing: NounId | Thing): string {
  return `${n} ${afterNumber(language, n, thing)}`;
}

/** "пять яблок", "five apples": for narration. */
export function spelledCount(language: Language, n: number, thing: NounId | Thing): string {
  const { gender } = nounEntry(language, typeof thing === 'string' ? thing : thing.noun);
  return `${numeral(language, n, gender)} ${afterNumber(language, n, thing)}`;
}

/** What stands behind the number: "яблок" of "5 яблок". */
export function afterNumber(language: Language, n: number, thing: NounId | Thing): string {
  const { noun: id, adjectives = [] } = typeof thing === 'string' ? { noun: thing } : thing;
  const entry = nounEntry(language, id);
  const grammar = grammars[language];
  const category = pluralCategory(language, n);
  const agreement = {
    gender: entry.gender,
    isAnimate: entry.isAnimate,
    ...grammar.countedAdjective(category, entry.gender),
  };
  const form = grammar.counting[category];
  return [...adjectives.map((one) => adjectiveForm(language, one, agreement)), entry.form(form.case, form.number)].join(
    ' ',
  );
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
