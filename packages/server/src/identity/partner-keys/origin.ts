import { isLoopbackOrigin } from '@logikit/contract';
import type { PartnerKey } from './partner.db.ts';

/** Where a key may be shown. */
export type ListedOrigins = Pick<PartnerKey, 'origins' | 'allowsLoopback'>;

/** Scheme, host and port compared as one text: no patterns, no suffixes. An empty list allows nobody. */
export function allowsOrigin(listed: ListedOrigins, origin: string): boolean {
  if (listed.origins.includes(origin)) return true;
  return listed.allowsLoopback && isLoopbackOrigin(origin);
}
