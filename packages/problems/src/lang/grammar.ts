import type { Language } from '../core/family.ts';

/** Every case that one of the nine languages of content has. A language without a case uses its nominative. */
export type Case = 'nominative' | 'genitive' | 'dative' | 'accusative' | 'instrumental' | 'locative' | 'vocative';

export type GrammaticalNumber = 'one' | 'many';

/** `common` is for languages whose nouns have no gender. */
export type Gender = 'masculine' | 'feminine' | 'neuter' | 'common';

/** Which form a noun or an adjective takes after a number of one CLDR category. */
export interface CountedForm {
  readonly case: Case;
  readonly number: GrammaticalNumber;
}

export interface Grammar {
  /** The order of the forms in the lexicon's rows. */
  readonly cases: readonly Case[];
  /** The order of the columns of an adjective: one per gender, then the plural. */
  readonly genders: readonly Gender[];
  readonly counting: Readonly<Record<Intl.LDMLPluralRule, CountedForm>>;
  /** Adjectives differ from their noun after some numbers: "2 красных яблока", but "2 красные груши". */
  readonly countedAdjective: (category: Intl.LDMLPluralRule, gender: Gender) => CountedForm;
}

const singular: CountedForm = { case: 'nominative', number: 'one' };
const plural: CountedForm = { case: 'nominative', number: 'many' };
const genitiveSingular: CountedForm = { case: 'genitive', number: 'one' };
const genitivePlural: CountedForm = { case: 'genitive', number: 'many' };

const russianCounting = {
  zero: genitivePlural,
  one: singular,
  two: genitiveSingular,
  few: genitiveSingular,
  many: genitivePlural,
  other: genitiveSingular,
};

export const grammars: Readonly<Record<Language, Grammar>> = {
  ru: {
    cases: ['nominative', 'genitive', 'dative', 'accusative', 'instrumental', 'locative'],
    genders: ['masculine', 'neuter', 'feminine'],
    counting: russianCounting,
    countedAdjective: (category, gender) => {
      if (category === 'few' || category === 'two') return gender === 'feminine' ? plural : genitivePlural;
      return russianCounting[category];
    },
  },
  en: {
    cases: ['nominative'],
    genders: ['common'],
    counting: { zero: plural, one: singular, two: plural, few: plural, many: plural, other: plural },
    countedAdjective: (category) => (category === 'one' ? singular : plural),
  },
};

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** The CLDR category of a whole number: one, few, many… */
export function pluralCategory(language: Language, n: number): Intl.LDMLPluralRule {
  return (rules[language] ??= new Intl.PluralRules(language)).select(n);
}
