import type { Language } from '../core/family.ts';
import { inEachLanguage } from '../lang/languages.ts';
import { courseWords } from './words.ts';

/** What the road calls a problem of a family before the problem itself is made: its idea. */
export function titlesOfFamily(id: string): Readonly<Record<Language, string>> {
  return inEachLanguage((language) => courseWords[language].ideas[id]?.title ?? '');
}
