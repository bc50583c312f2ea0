import { fallbackLocale, type Locale, mainPath, sitePath } from '../words/locales.ts';

/** Where the addresses go that only lead elsewhere. First match wins; the locale is already cut off. */
const table: readonly (readonly [RegExp, (locale: Locale, url: URL) => string])[] = [
  [/^wiki$/, (locale) => mainPath(locale)],
  [/^auth\/choice$/, (locale) => sitePath(locale, 'start')],
  [/^blogger-start$/, (locale) => sitePath(locale, 'start')],
  [/^cabinet\/(dashboard)?$/, (locale) => sitePath(locale, 'cabinet/dashboard/logic')],
  [/^cabinet\/[^/]+\/category\/\d+\/prices$/, (locale) => sitePath(locale, 'cabinet/service-order')],
  [/^cabinet\/[^/]+\/category\/\d+\/about$/, (_locale, url) => url.pathname.replace(/about$/, 'wiki/start')],
  [/^cabinet\/course(\/|$)/, (locale) => sitePath(locale, 'cabinet/dashboard/logic')],
  [/^cabinet\/store\//, (locale) => sitePath(locale, 'cabinet/dashboard/logic')],
  [/^cabinet\/school\//, (locale) => sitePath(locale, 'cabinet/school')],
  [/^cabinet\/start-email-link$/, (locale) => sitePath(locale, 'cabinet/dashboard/logic')],
  [/^cabinet\/admin\//, (locale) => sitePath(locale, '404')],
];

/** The target of a redirecting address, query and hash kept; unknown ones go to the 404 page. */
export function redirectTarget(locale: Locale, url: URL): string {
  const path = url.pathname.replace(/^\/2\.0\//, '').replace(locale === fallbackLocale ? /^$/ : `${locale}/`, '');
  const match = table.find(([pattern]) => pattern.test(path));
  return (match ? match[1](locale, url) : sitePath(locale, '404')) + url.search + url.hash;
}
