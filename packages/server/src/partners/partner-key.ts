import type { Clock } from '../clock.ts';
import type { Sql, Tx } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import { allowsOrigin } from './origin.ts';
import { type PartnerKey, selectAllowedOrigins, selectOptionalKey } from './partner.db.ts';

/** The key, when the page that sends it is on its list. The key is no authority, so the page's origin must be there. */
export async function keyForPage(
  tx: Tx,
  key: string,
  origin: string | null,
): Promise<PartnerKey & { readonly origin: string }> {
  const found = await selectOptionalKey(tx, key);
  if (!found || origin === null || !allowsOrigin(found, origin)) throw new Refusal('originNotAllowed');
  return { ...found, origin };
}

export type PartnerOrigins = (origin: string) => Promise<boolean>;

const FRESH_MS = 15_000;

/** Tells whether any key lists this origin: what CORS and sockets ask before anybody has shown a key. */
export function createPartnerOrigins(sql: Sql, clock: Clock): PartnerOrigins {
  let known: Promise<readonly Pick<PartnerKey, 'origins' | 'allowsLoopback'>[]> | null = null;
  let readAt = 0;
  return async (origin) => {
    const now = clock.now().getTime();
    if (!known || Math.abs(now - readAt) > FRESH_MS) {
      readAt = now;
      known = selectAllowedOrigins(sql);
      known.catch(() => (known = null));
    }
    return (await known).some((listed) => allowsOrigin(listed, origin));
  };
}
