import { randomInt } from 'node:crypto';
import { type Model, numbers } from '@logikit/contract';
import { type Clock, secondsLater } from '../clock.ts';
import type { Tx } from '../database/database.ts';
import { addUse, selectUsage, type Use } from './usage.db.ts';

const DAY_SECONDS = 86_400;

/** Counts one use of a key in the caller's transaction: what is undone there was not used. */
export async function countUse(
  tx: Tx,
  clock: Clock,
  { partnerKey, what }: { readonly partnerKey: string | null; readonly what: Use },
): Promise<void> {
  if (partnerKey === null) return;
  await addUse(tx, { key: partnerKey, what, day: dayOf(clock.now()), slot: randomInt(numbers.partner.usageSlots) });
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
