import { monthsLater } from '../../kernel/clock/index.ts';
import type { Sql, Tx } from '../../kernel/database/index.ts';
import { lockProfile, writePayStatus } from '../accounts/index.ts';
import {
  deleteEntitlement,
  deleteEntitlements,
  type EntitlementRow,
  insertEntitlement,
  selectLogic,
  selectLogicEnd,
  takeEnded,
  upsertEntitlement,
} from './entitlement.db.ts';

type Source = Pick<EntitlementRow, 'source' | 'sourceId'>;

interface Giving {
  readonly tx: Tx;
  readonly userId: number;
  readonly now: Date;
  readonly by: Source;
}

const PAID = 2;
const EXPIRED = 3;

/**
 * All courses, for so many months; null: until the source takes them back. Months follow each other: bought while others
 * run, no day is lost.
 */
export async function giveLogic({ tx, userId, now, by }: Giving, months: number | null): Promise<void> {
  await lockProfile(tx, userId);
  const startsAt = (months === null ? null : await selectLogicEnd(tx, { userId, now })) ?? now;
  const endsAt = months === null ? null : monthsLater(startsAt, months);
  await insertEntitlement(tx, { userId, kind: 'logic', reference: '', startsAt, endsAt, ...by });
  await refreshPayStatus(tx, userId, now);
}

/** All courses until a day, which the same source may move. */
export async function giveLogicUntil({ tx, userId, now, by }: Giving, endsAt: Date): Promise<void> {
  await lockProfile(tx, userId);
  await upsertEntitlement(tx, { userId, kind: 'logic', reference: '', startsAt: now, endsAt, ...by });
  await refreshPayStatus(tx, userId, now);
}

/** Something of one's own, for good. */
export async function giveForGood(
  { tx, userId, now, by }: Giving,
  what: Pick<EntitlementRow, 'kind' | 'reference'>,
): Promise<void> {
  await insertEntitlement(tx, { userId, ...what, startsAt: now, endsAt: null, ...by });
}

export async function takeBack({ tx, userId, now, by }: Giving): Promise<void> {
  await deleteEntitlement(tx, by);
  await refreshPayStatus(tx, userId, now);
}

/** Everything that one purchase has given. */
export async function takeBackAll(
  { tx, now }: Pick<Giving, 'tx' | 'now'>,
  from: { readonly source: Source['source']; readonly prefix: string },
): Promise<void> {
  for (const userId of (await deleteEntitlements(tx, from)).toSorted((a, b) => a - b))
    await refreshPayStatus(tx, userId, now);
}

/** Months that are over end the status, too. */
export async function endEntitlements(sql: Sql, now: Date): Promise<void> {
  await sql.begin(async (tx) => {
    for (const userId of (await takeEnded(tx, now)).toSorted((a, b) => a - b)) await refreshPayStatus(tx, userId, now);
  });
}

/** Paid while all courses are open, expired after (rule D-092). */
async function refreshPayStatus(tx: Tx, userId: number, now: Date): Promise<void> {
  const profile = await lockProfile(tx, userId);
  const isOpen = (await selectLogic(tx, { userIds: [userId], now })).length > 0;
  if (!isOpen && profile.payStatus !== PAID) return;
  await writePayStatus(tx, userId, isOpen ? PAID : EXPIRED);
}
