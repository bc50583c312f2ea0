import type { SignUp } from '../../kernel/feature/index.ts';
import { readAffiliate } from './affiliate.ts';
import { upsertOrigin } from './origin.db.ts';
import { rememberInviter } from './referral.ts';

const AFFILIATE_COOKIE = 'll_aff';

/** Keeps where somebody comes from: an invitation, a partner's page, an affiliate. Nothing told, nothing kept. */
export async function rememberOrigin(signUp: SignUp): Promise<void> {
  const { tx, clock, request, userId } = signUp;
  const { referral, partner, type } = signUp.origin;
  if (referral !== undefined) await rememberInviter(signUp, referral);
  const cookie = request.isOwnOrigin ? request.cookie(AFFILIATE_COOKIE) : null;
  const affiliate = readAffiliate(cookie, clock.now());
  if (partner === undefined && type === undefined && affiliate.length === 0) return;
  const slug = partner !== undefined && /^[a-z0-9-]{2,64}$/.test(partner) ? partner : null;
  await upsertOrigin(tx, { userId, type: type ?? null, partner: slug, affiliate, at: clock.now() });
}
