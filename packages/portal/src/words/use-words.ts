import type { TFunction } from 'i18next';
import { useLocation } from 'react-router';
import { type Locale, localeOf } from './locales.ts';
import { wordsOf } from './words.ts';

/** The locale of the address. */
export function useLocale(): Locale {
  return localeOf(useLocation().pathname);
}

/** Says keys of an area in the locale of the address. The page's loader has loaded the area. */
export function useWords(area: string): TFunction {
  return wordsOf(useLocale(), area);
}
