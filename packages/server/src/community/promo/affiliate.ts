import { affiliateNames } from '@logikit/contract';

export interface AffiliateRecord {
  readonly name: string;
  readonly value: string;
  readonly expiresAt: number;
}

const { first, second, secondKey, cookieBytes } = affiliateNames;
const names: readonly string[] = [first, ...second];

/** What the affiliate cookie says that is still good. It is a visitor's text, so nothing of its shape is believed. */
export function readAffiliate(cookie: string | null, now: Date): readonly AffiliateRecord[] {
  if (cookie === null || cookie.length > cookieBytes) return [];
  const records = listIn(cookie).filter(isRecord);
  const good = records.filter(({ name, expiresAt }) => names.includes(name) && expiresAt > now.getTime());
  const hasEdugram = good.some(({ name }) => name === secondKey);
  return good
    .filter(({ name }) => name === first || hasEdugram)
    .map(({ name, value, expiresAt }) => ({ name, value, expiresAt }));
}

function listIn(cookie: string): readonly unknown[] {
  try {
    const text = cookie.startsWith('%') ? decodeURIComponent(cookie) : cookie;
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

function isRecord(one: unknown): one is AffiliateRecord {
  if (typeof one !== 'object' || one === null) return false;
  const { name, value, expiresAt } = one as Partial<Record<keyof AffiliateRecord, unknown>>;
  return (
    typeof name === 'string' &&
    typeof value === 'string' &&
    value.length <= 200 &&
    !value.includes('\0') &&
    typeof expiresAt === 'number'
  );
}
