import { nearestLanguage } from '@logikit/sdk';
import { type Locale, locales } from './locales.ts';

/** The locale that `pt_BR`, `en_US` or `de_DE_formal` names, as content systems write it; null: none of ours. */
export function writtenLocale(code: string): Locale | null {
  return /^[a-z]{2,3}([_-][a-z]{2,}){1,2}$/i.test(code) ? (nearestLanguage([code], locales) ?? null) : null;
}
