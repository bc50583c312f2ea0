import type { Language } from '../core/family.ts';
import { inEachLanguage } from '../lang/languages.ts';
import { courseWords } from './words.ts';

/** What the road calls a problem of a family: its idea, so that no problem has to be made for a list. */
export function titlesOfFamily(id: string): Readonly<Record<Language, string>> {
  return inEachLanguage((language) => courseWords[language].ideas[id]?.title ?? '');
}
