import { type Locale, LOCALE_KEY } from '../words/locales.ts';
import { setCookie } from './cookies.ts';
import { keepText } from './kept.ts';

/** Keeps the language that somebody chose: here for the next visit, and in a cookie that the server can read. */
export function preferLocale(locale: Locale): void {
  setCookie('locale', locale);
  keepText(LOCALE_KEY, locale);
}
