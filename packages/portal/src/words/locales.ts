/** The nine interface locales in the order of the switch, by the name that each gives itself. */
export const localeNames = {
  ru: 'Русский',
  en: 'English',
  uk: 'Українська',
  cs: 'Čeština',
  de: 'Deutsch',
  pl: 'Polski',
  tr: 'Türkçe',
  'pt-br': 'Português',
  'es-mx': 'Español',
} as const;

export type Locale = keyof typeof localeNames;

export const fallbackLocale: Locale = 'ru';

/** Where a browser keeps the language that somebody chose: the specification's name of the key (row K-022). */
export const LOCALE_KEY = 'preferLang';

/** All of them, in the order of the switch. */
// The cast holds because the keys are what `Locale` is made of.
export const locales = Object.keys(localeNames) as readonly Locale[];

export function isLocale(code: string | undefined): code is Locale {
  return locales.some((locale) => locale === code);
}

/** As HTML and Intl write it: `pt-br` is `pt-BR`. */
export function languageTag(locale: Locale): string {
  const [language = '', region] = locale.split('-');
  return region ? `${language}-${region.toUpperCase()}` : language;
}

/** The locale that an address names: `/en`, `/2.0/en/…`; anything else means the fallback (rule D-191). */
export function localeOf(pathname: string): Locale {
  const segments = pathname.split('/');
  const code = segments[1] === '2.0' ? segments[2] : segments[1];
  return isLocale(code) ? code : fallbackLocale;
}

/** The main page's address: `/` in the fallback locale, `/en` and so on in the others. */
export function mainPath(locale: Locale): string {
  return locale === fallbackLocale ? '/' : `/${locale}`;
}

/** An address under /2.0: `sitePath('en', 'cabinet/dashboard')` is `/2.0/en/cabinet/dashboard`. */
export function sitePath(locale: Locale, path: string): string {
  return `/2.0/${locale === fallbackLocale ? '' : `${locale}/`}${path}`;
}

/** The same page in another locale, query and hash kept. */
export function inLocale(locale: Locale, location: { pathname: string; search: string; hash: string }): string {
  const { pathname, search, hash } = location;
  if (!pathname.startsWith('/2.0/')) return mainPath(locale) + search + hash;
  const [first = '', ...rest] = pathname.slice('/2.0/'.length).split('/');
  const path = first in localeNames ? rest.join('/') : [first, ...rest].join('/');
  return sitePath(locale, path) + search + hash;
}
