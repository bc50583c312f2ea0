import type { Clock } from '../clock.ts';
import type { Tx } from '../database/database.ts';
import type { RequestFacts } from '../http/route.ts';
import { readAffiliate } from './affiliate.ts';
import { upsertOrigin } from './origin.db.ts';
import { rememberInviter } from './referral.ts';

interface Start {
  readonly tx: Tx;
  readonly clock: Clock;
  readonly request: RequestFacts;
  readonly userId: number;
  readonly callerId: number | null;
}

interface Told {
  readonly referral?: string | undefined;
  readonly partner?: string | undefined;
  readonly type?: number | undefined;
}

const AFFILIATE_COOKIE = 'll_aff';

/** Keeps where somebody comes from: an invitation, a partner's page, an affiliate. Nothing told, nothing kept. */
export async function rememberOrigin(start: Start, { referral, partner, type }: Told): Promise<void> {
  const { tx, clock, request, userId } = start;
  if (referral !== undefined) await rememberInviter(start, referral);
  const cookie = request.isOwnOrigin ? request.cookie(AFFILIATE_COOKIE) : null;
  const affiliate = readAffiliate(cookie, clock.now());
  if (partner === undefined && type === undefined && affiliate.length === 0) return;
  const slug = partner !== undefined && /^[a-z0-9-]{2,64}$/.test(partner) ? partner : null;
  await upsertOrigin(tx, { userId, type: type ?? null, partner: slug, affiliate, at: clock.now() });
}
