import type { ClientLoaderFunctionArgs } from 'react-router';
import { loadWords } from '../words/words.ts';
import { settleLocale } from './guards.ts';

/** The loader of a page that needs only words: the areas it says. */
export function words(...areas: readonly string[]): (arrival: ClientLoaderFunctionArgs) => Promise<null> {
  return async (arrival) => {
    await loadWords(settleLocale(arrival), areas);
    return null;
  };
}
