import type { PartnerKey } from './partner.db.ts';

type Listed = Pick<PartnerKey, 'origins' | 'allowsLoopback'>;

/** Scheme, host and port compared as one text: no patterns, no suffixes. An empty list allows nobody. */
export function allowsOrigin(listed: Listed, origin: string): boolean {
  if (listed.origins.includes(origin)) return true;
  return listed.allowsLoopback && isLoopbackOrigin(origin);
}

function isLoopbackOrigin(origin: string): boolean {
  return /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/.test(origin);
}
