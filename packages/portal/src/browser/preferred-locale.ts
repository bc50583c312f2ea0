import { fallbackLocale, isLocale, type Locale, mainPath } from '../words/locales.ts';
import { setCookie } from './cookies.ts';

/** The specification's name of the key (row K-022). */
const KEY = 'preferLang';

/** Keeps the language that somebody chose: here for the next visit, and in a cookie that the server can read. */
export function preferLocale(locale: Locale): void {
  setCookie('locale', locale);
  try {
    localStorage.setItem(KEY, locale);
  } catch {
    // Storage may be forbidden; the address still says the language.
  }
}

function preferredLocale(): Locale | null {
  try {
    const kept = localStorage.getItem(KEY) ?? undefined;
    return isLocale(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Where the bare address leads somebody who chose another language earlier; null: it is right as it is. */
export function preferredMain(pathname: string): string | null {
  const locale = preferredLocale();
  return pathname === mainPath(fallbackLocale) && locale !== null && locale !== fallbackLocale
    ? mainPath(locale)
    : null;
}
