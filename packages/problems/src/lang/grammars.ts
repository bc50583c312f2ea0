import type { Language } from '../core/family.ts';
import { cs } from './cs/grammar.ts';
import { de } from './de/grammar.ts';
import { english } from './en/grammar.ts';
import { esMx } from './es-mx/grammar.ts';
import type { Grammar } from './grammar.ts';
import { pl } from './pl/grammar.ts';
import { ptBr } from './pt-br/grammar.ts';
import { russian } from './ru/grammar.ts';
import { tr } from './tr/grammar.ts';
import { uk } from './uk/grammar.ts';

export const grammars: Readonly<Record<Language, Grammar>> = {
  ru: russian,
  en: english,
  uk,
  cs,
  de,
  pl,
  tr,
  'pt-br': ptBr,
  'es-mx': esMx,
};

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** The CLDR category of a whole number: one, few, many… */
export function pluralCategory(language: Language, n: number): Intl.LDMLPluralRule {
  return (rules[language] ??= new Intl.PluralRules(language)).select(n);
}
