import type { Language } from '../core/family.ts';
import { languages } from '../lang/languages.ts';
import { families } from './list.ts';

/** The title of a family's problems in every language; empty when there is no such family. */
export function titlesOfFamily(id: string): Readonly<Partial<Record<Language, string>>> {
  const family = families.find((candidate) => candidate.id === id);
  return Object.fromEntries(
    languages.flatMap((language) => (family?.title ? [[language, family.title(language)]] : [])),
  );
}
