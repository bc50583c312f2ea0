import { randomUUID } from 'node:crypto';
import type { Model } from '@logikit/contract';
import { readProfile, selectConfirmedEmail } from '../../../identity/accounts/index.ts';
import { selectOwner } from '../../../identity/households/index.ts';
import { allowsThirdParties, isChild, mayDecide } from '../../../identity/trust/index.ts';
import type { Tx } from '../../../kernel/database/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import type { User } from '../../../kernel/http/index.ts';
import type { UserCertificateRow } from '../user-certificate.db.ts';
import { insertBadge, revokeBadge, selectBadge } from './badge.db.ts';
import { type BadgeCredential, credentialOf } from './credential.ts';

interface About {
  readonly user: User;
  readonly row: UserCertificateRow;
  readonly now: Date;
}

export async function readBadge(tx: Tx, { user, row, now }: About): Promise<Model<'UserBadge'>> {
  const holder = await readHolder(tx, row, now);
  return {
    isHeld: (await selectBadge(tx, row.id)) !== null,
    needs: needsOf(holder),
    canTake: await mayDecide(tx, { user, userId: row.userId, now }),
  };
}

/** Refuses with `notAvailable` where something is missing (rule D-254). */
export async function takeBadge(tx: Tx, { row, now }: Omit<About, 'user'>): Promise<void> {
  if (needsOf(await readHolder(tx, row, now)) !== null) throw new ApiError('notAvailable');
  await insertBadge(tx, randomUUID(), row.id);
}

/** Whoever checks it from now on reads that it is good no more. */
export const giveBackBadge = (tx: Tx, { row, now }: Omit<About, 'user'>): Promise<void> => revokeBadge(tx, row.id, now);

/** Of the badge that is held. Refuses with `notFound` where there is none, and as taking one does. */
export async function readCredential(
  tx: Tx,
  { row, now, site }: Omit<About, 'user'> & { readonly site: string },
): Promise<BadgeCredential> {
  const [badge, { email, isAllowed, isYoung }] = await Promise.all([selectBadge(tx, row.id), readHolder(tx, row, now)]);
  if (!badge) throw new ApiError('notFound');
  if (email === null || !isAllowed) throw new ApiError('notAvailable');
  return credentialOf({ row, badge, holder: { email, name: isYoung ? null : row.name } }, site);
}

interface Holder {
  /** Confirmed; of a child, a grown-up's. Null: there is none. */
  readonly email: string | null;
  /** Grown-ups show their badges to whom they like; for a child somebody has said yes to that. */
  readonly isAllowed: boolean;
  readonly isYoung: boolean;
}

async function readHolder(tx: Tx, { userId }: UserCertificateRow, now: Date): Promise<Holder> {
  const owner = await selectOwner(tx, userId);
  const isYoung = owner !== null || isChild(await readProfile(tx, userId), now);
  const email = await selectConfirmedEmail(tx, owner ?? userId);
  return { email, isYoung, isAllowed: !isYoung || (await allowsThirdParties(tx, userId)) };
}

function needsOf({ email, isAllowed }: Holder): Model<'UserBadge'>['needs'] {
  if (!isAllowed) return 'consent';
  return email === null ? 'email' : null;
}
