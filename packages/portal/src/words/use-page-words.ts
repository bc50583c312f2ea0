import type { TFunction } from 'i18next';
import { useLoaderData } from 'react-router';
import type { PageWords } from './page-words.ts';
import { useLocale } from './use-words.ts';
import { takeWords, wordsOf } from './words.ts';

/** Says keys of an area that a prerendered page has brought as its data. */
export function usePageWords(area: string): TFunction {
  const locale = useLocale();
  takeWords(locale, useLoaderData<PageWords>().words);
  return wordsOf(locale, area);
}
