import { numbers } from '@logikit/contract';
import type { Sql } from '../../kernel/database/index.ts';
import { queueSubscriptionLetter } from './letters.ts';
import { markWarned, selectUnwarned } from './subscription.db.ts';

/** Before a period is paid, letters say when and how much (rule D-209): each once, however many there are to write. */
export async function warnOfRenewals(sql: Sql, now: Date): Promise<void> {
  for (;;) {
    const due = await selectUnwarned(sql, numbers.shop.warnDays, now);
    if (due.length === 0) return;
    for (const subscription of due)
      await sql.begin(async (tx) => {
        if (await markWarned(tx, subscription, now))
          await queueSubscriptionLetter({ tx, now }, subscription, 'renewalSoon');
      });
  }
}
