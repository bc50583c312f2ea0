import { numbers } from '@logikit/contract';
import { secondsLater } from '../../kernel/clock/index.ts';
import type { Sql } from '../../kernel/database/index.ts';
import { queueSubscriptionLetter } from './letters.ts';
import { selectUnwarned, type SubscriptionRow, updateSubscription } from './subscription.db.ts';

const DAY_SECONDS = 86_400;
const { trial, month, year } = numbers.shop.warnDays;

function daysBefore({ status, months }: SubscriptionRow): number {
  if (status === 'trialing') return trial;
  return months === 12 ? year : month;
}

/** Before a period is paid, a letter says when and how much (rule D-209): once for each end. */
export async function warnOfRenewals(sql: Sql, now: Date): Promise<void> {
  const soon = secondsLater(now, Math.max(trial, month, year) * DAY_SECONDS);
  for (const subscription of await selectUnwarned(sql, soon)) {
    const { id, endsAt } = subscription;
    if (secondsLater(endsAt, -daysBefore(subscription) * DAY_SECONDS) > now) continue;
    await sql.begin(async (tx) => {
      await updateSubscription(tx, id, { ...subscription, warnedFor: endsAt });
      await queueSubscriptionLetter({ tx, now }, subscription, 'renewalSoon');
    });
  }
}
