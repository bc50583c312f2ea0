import { randomInt } from 'node:crypto';
import { type Model, numbers } from '@logikit/contract';
import { type Clock, secondsLater } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { addUse, selectUsage, type Use } from './usage.db.ts';

const DAY_SECONDS = 86_400;

/** Counts one use of a key in the caller's transaction: what is undone there was not used. */
export async function countUse(
  tx: Tx,
  clock: Clock,
  { partnerKey, what }: { readonly partnerKey: string | null; readonly what: Use },
): Promise<void> {
  if (partnerKey === null) return;
  await addUse(tx, {
    key: partnerKey,
    what,
    day: dayOf(clock.now()),
    slot: randomInt(numbers.partner.usageSlots),
    count: 1,
  });
}

/** Counts so many answers on a partner's pages on a day (YYYY-MM-DD in UTC). */
export async function countAnswers(tx: Tx, use: { key: string; day: string; count: number }): Promise<void> {
  await addUse(tx, { ...use, what: 'answers', slot: randomInt(numbers.partner.usageSlots) });
}

export async function readUsage(
  tx: Tx,
  clock: Clock,
  { tenantId, days }: { readonly tenantId: number; readonly days: number },
): Promise<Model<'PartnerUsage'>> {
  const now = clock.now();
  const [from, to] = [dayOf(secondsLater(now, -(days - 1) * DAY_SECONDS)), dayOf(now)];
  return { from, to, rows: await selectUsage(tx, { tenantId, from, to }) };
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
