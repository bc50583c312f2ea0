import type { Language } from '../core/family.ts';

/** The languages that every generated text exists in. */
export const languages: readonly Language[] = ['ru', 'en', 'uk', 'cs', 'de', 'pl', 'tr', 'pt-br', 'es-mx'];

/** The same thing in every language. */
export function inEachLanguage<T>(say: (language: Language) => T): Readonly<Record<Language, T>> {
  // The cast holds because `languages` lists every language once.
  return Object.fromEntries(languages.map((language) => [language, say(language)])) as Record<Language, T>;
}
