import { affiliateNames, isRecord, jsonOf, readJson } from '@logikit/sdk';
import { consent, subscribeToConsent } from './consent.ts';
import { readCookie, setCookie } from '../browser/cookies.ts';
import { localeOf } from '../words/locales.ts';

/** One entry of the cookie: what an affiliate network calls its visitor. */
export interface AffiliateRecord {
  readonly name: string;
  readonly value: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

const { first, second, secondKey, days, cookieBytes } = affiliateNames;
const DAY_MS = 86_400_000;
/** No network's ids come near it; a longer text is no id. */
const LONGEST = 200;

/** What the address says: the first network, and the second one only where its key is there (rule D-169). */
export function affiliateIn(search: string, now: number): readonly AffiliateRecord[] {
  const query = new URLSearchParams(search);
  const names = [first, ...(query.get(secondKey) ? second : [])];
  return names.flatMap((name) => {
    const value = query.get(name) ?? '';
    return value === '' || value.length > LONGEST ? [] : [{ name, value, expiresAt: now + days * DAY_MS }];
  });
}

const networkOf = ({ name }: AffiliateRecord): string => (name === first ? 'first' : 'second');

/** The last touch of each network replaces all that it said before; what is over goes, and so does what does not fit. */
export function withTouch(
  kept: readonly AffiliateRecord[],
  touch: readonly AffiliateRecord[],
  now: number,
): readonly AffiliateRecord[] {
  const touched = new Set(touch.map(networkOf));
  const good = kept.filter((one) => one.expiresAt > now && !touched.has(networkOf(one)));
  const all = [...good, ...touch];
  const fits = (records: readonly AffiliateRecord[]): boolean =>
    encodeURIComponent(jsonOf(records)).length <= cookieBytes - 100;
  return fits(all) ? all : fits(touch) ? touch : [];
}

function kept(): readonly AffiliateRecord[] {
  const records = readJson(readCookie('affiliate'));
  return Array.isArray(records) ? records.filter(isAffiliate) : [];
}

function isAffiliate(value: unknown): value is AffiliateRecord {
  if (!isRecord(value)) return false;
  const { name, value: id, expiresAt } = value;
  return typeof name === 'string' && typeof id === 'string' && typeof expiresAt === 'number';
}

/** Nothing of an affiliate is read where children are: only on the public pages. */
export function isPublicPage(pathname: string): boolean {
  const locale = localeOf(pathname);
  return !pathname.startsWith(locale === 'ru' ? '/2.0/cabinet' : `/2.0/${locale}/cabinet`);
}

/**
 * Keeps what the address of this page load says of an affiliate, once the visitor has said yes to being counted; until
 * then it waits in this page alone. Answers with what stops the waiting.
 */
export function rememberAffiliate({ search, pathname }: Pick<Location, 'search' | 'pathname'>): () => void {
  const now = Date.now();
  const touch = isPublicPage(pathname) ? affiliateIn(search, now) : [];
  if (touch.length === 0) return () => undefined;
  const write = (): void => {
    if (consent() === 'allowed') setCookie('affiliate', jsonOf(withTouch(kept(), touch, now)));
  };
  write();
  return subscribeToConsent(write);
}
