import { numbers } from '@logikit/contract';
import type { Sql } from '../../kernel/database/index.ts';
import { queueSubscriptionLetter } from './letters.ts';
import { markWarned, selectUnwarned } from './subscription.db.ts';

/**
 * Before a period is paid, letters say when and how much (rule D-209): each once, however many there are to write. A round
 * in which none could be written is the last one: it would meet the same rows for ever.
 */
export async function warnOfRenewals(sql: Sql, now: Date): Promise<void> {
  for (;;) {
    const due = await selectUnwarned(sql, numbers.shop.warnDays, now);
    let written = 0;
    for (const subscription of due)
      await sql.begin(async (tx) => {
        if (!(await markWarned(tx, subscription, now))) return;
        await queueSubscriptionLetter({ tx, now }, subscription, 'renewalSoon');
        written += 1;
      });
    if (written === 0) return;
  }
}
