import type { ColourId } from '../draw/palette.ts';

/** Every case that one of the nine languages of content has. A language without a case uses its nominative. */
export type Case =
  'nominative' | 'genitive' | 'dative' | 'accusative' | 'instrumental' | 'locative' | 'ablative' | 'vocative';

export type GrammaticalNumber = 'one' | 'many';

/** `common` is for languages whose nouns have no gender. */
export type Gender = 'masculine' | 'feminine' | 'neuter' | 'common';

export type Article = 'a' | 'the';

/** Which form a noun or an adjective takes after a number of one CLDR category. */
export interface CountedForm {
  readonly case: Case;
  readonly number: GrammaticalNumber;
}

/** What an adjective has to agree with. */
export interface Agreement extends CountedForm {
  readonly gender: Gender;
  readonly isAnimate: boolean;
  /** The article before it, where that changes its form (ein roter, der rote). */
  readonly article: Article | null;
}

/** What an article stands before. */
export interface Headed extends CountedForm {
  readonly article: Article;
  readonly gender: Gender;
  /** The mark of the noun's row. */
  readonly mark: string;
  /** The row of the word that comes next, which may be an adjective. */
  readonly next: string;
}

/** How one language bends its words: `lang/<language>/grammar.ts`. */
export interface Grammar {
  /** The order of the forms in the lexicon's rows. */
  readonly cases: readonly Case[];
  readonly counting: Readonly<Record<Intl.LDMLPluralRule, CountedForm>>;
  /** Adjectives differ from their noun after some numbers: "2 красных яблока", but "2 красные груши". */
  readonly countedAdjective: (category: Intl.LDMLPluralRule, gender: Gender) => CountedForm;
  /** What the first word of a noun's row says. */
  readonly mark: (mark: string) => { readonly gender: Gender; readonly isAnimate: boolean };
  /** Picks the form out of an adjective's row. */
  readonly adjective: (row: string, agreement: Agreement) => string;
  /** The article, or null where none is said. */
  readonly article: (headed: Headed) => string | null;
  /** "manzana roja", not "roja manzana". */
  readonly adjectivesFollow: boolean;
  /** What people call a paper colour, where that is another word than in English: голубой for what English calls blue. */
  readonly colours: Readonly<Partial<Record<ColourId, 'lightblue' | 'darkgreen' | 'lightgreen'>>>;
  /** Spells 0…9999, in the nominative: "двадцать одна". */
  readonly spell: (n: number, gender: Gender) => string;
  /** The same before its noun, where that is another form: "un punto", though it is "uno" alone. */
  readonly spellBefore?: (n: number, gender: Gender) => string;
}

export const singular: CountedForm = { case: 'nominative', number: 'one' };
export const plural: CountedForm = { case: 'nominative', number: 'many' };
export const genitiveSingular: CountedForm = { case: 'genitive', number: 'one' };
export const genitivePlural: CountedForm = { case: 'genitive', number: 'many' };

/** Forms of one number are separated by spaces, in the order of `cases`; `_` is a space inside a form. */
export function pickForm(cases: readonly Case[], forms: string, wanted: Case): string {
  const words = forms.split(' ');
  return (words[Math.max(0, cases.indexOf(wanted))] ?? forms).replaceAll('_', ' ');
}

/** Words said one after the other, without those that are not said. */
export function joined(words: readonly (string | false | null | undefined)[]): string {
  return words.filter((word) => typeof word === 'string' && word !== '').join(' ');
}
