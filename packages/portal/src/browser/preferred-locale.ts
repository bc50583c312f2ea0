import { fallbackLocale, isLocale, type Locale, mainPath } from '../words/locales.ts';
import { setCookie } from './cookies.ts';
import { keepText, keptText } from './kept.ts';

/** The specification's name of the key (row K-022). */
const KEY = 'preferLang';

/** Keeps the language that somebody chose: here for the next visit, and in a cookie that the server can read. */
export function preferLocale(locale: Locale): void {
  setCookie('locale', locale);
  keepText(KEY, locale);
}

function preferredLocale(): Locale | null {
  const kept = keptText(KEY) ?? undefined;
  return isLocale(kept) ? kept : null;
}

/** Where the bare address leads somebody who chose another language earlier; null: it is right as it is. */
export function preferredMain(pathname: string): string | null {
  const locale = preferredLocale();
  return pathname === mainPath(fallbackLocale) && locale !== null && locale !== fallbackLocale
    ? mainPath(locale)
    : null;
}
