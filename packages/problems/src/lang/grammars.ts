import type { Language } from '../core/family.ts';
import { english } from './en/grammar.ts';
import type { Grammar } from './grammar.ts';
import { russian } from './ru/grammar.ts';

export const grammars: Readonly<Record<Language, Grammar>> = { ru: russian, en: english };

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** The CLDR category of a whole number: one, few, many… */
export function pluralCategory(language: Language, n: number): Intl.LDMLPluralRule {
  return (rules[language] ??= new Intl.PluralRules(language)).select(n);
}
