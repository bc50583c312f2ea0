import { fallbackLocale, type Locale, mainPath, sitePath } from '../words/locales.ts';
import { routePath } from '../paths/named-routes.ts';
import { isSplit, landingOf } from '../analytics/segments.ts';

/** Where the addresses go that only lead elsewhere. First match wins; the locale is already cut off. */
const table: readonly (readonly [RegExp, (locale: Locale, url: URL) => string])[] = [
  [/^wiki$/, (locale) => mainPath(locale)],
  [/^auth\/choice$/, (locale) => routePath(locale, 'auth.start')],
  [/^promo-new2(\/|$)/, (locale) => sitePath(locale, 'promo-new2/start')],
  [/^blogger-start$/, (locale) => routePath(locale, 'auth.start')],
  [/^cabinet\/dashboard$/, (locale) => routePath(locale, 'cabinet.main')],
  [/^cabinet\/[^/]+\/category\/\d+\/prices$/, (locale) => routePath(locale, 'cabinet.shop')],
  [/^cabinet\/[^/]+\/category\/\d+\/about$/, (_locale, url) => url.pathname.replace(/about$/, 'wiki/start')],
  [/^cabinet\/course(\/|$)/, (locale) => routePath(locale, 'cabinet.main')],
  [/^cabinet\/store\//, (locale) => routePath(locale, 'cabinet.main')],
  [/^cabinet\/school\/[^/]+$/, (locale) => sitePath(locale, 'cabinet/school')],
  [/^cabinet\/admin\//, (locale) => routePath(locale, 'public.e404')],
];

/** The target of a redirecting address, query and hash kept; unknown ones go to the 404 page. */
export function redirectTarget(locale: Locale, url: URL): string {
  const path = url.pathname.replace(/^\/2\.0\//, '').replace(locale === fallbackLocale ? /^$/ : `${locale}/`, '');
  const match = table.find(([pattern]) => pattern.test(path));
  return (match ? match[1](locale, url) : routePath(locale, 'public.e404')) + url.search + url.hash;
}

/** The cabinet without a page: who opens it decides where it leads. */
export function isHome(url: URL): boolean {
  return /\/cabinet\/?$/.test(url.pathname);
}

/** A link in our letters: who reads it decides where it leads. */
export function isEmailLink(url: URL): boolean {
  return url.pathname.endsWith('/cabinet/start-email-link');
}

/**
 * Even ids go to the logic course, odd ones to the shop (rule D-188). A letter may split its readers further with
 * `?split=3`, 9, 27 or 64. The tags tell the letters apart, also in the shop's books.
 */
export function emailLinkTarget(locale: Locale, url: URL, userId: number): string {
  const { split: asked, ...query } = Object.fromEntries(url.searchParams);
  const wished = Number(asked);
  const split = isSplit(wished) ? wished : 2;
  const content = split === 2 ? (userId % 2 === 0 ? 'even' : 'odd') : `${split}-${userId % split}`;
  const tags = { utm_source: 'email', utm_content: content };
  return routePath(locale, landingOf(userId, split), { query: { ...query, ...tags } }) + url.hash;
}
