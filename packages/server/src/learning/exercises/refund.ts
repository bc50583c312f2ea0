import { lockProfile, moveEnergy } from '../../identity/accounts/index.ts';
import type { Sql } from '../../kernel/database/index.ts';
import { emitInto } from '../../kernel/pubsub/index.ts';
import { selectOwed, takeOwed } from './refund.db.ts';

/**
 * Gives energy back for problems of bought blocks that were disabled or deleted before they were closed (rule D-062): a
 * problem's price for each, never more than was paid.
 */
export async function refundBlocks(sql: Sql, now: Date): Promise<void> {
  for (const userId of await selectOwed(sql)) {
    await sql.begin(async (tx) => {
      const profile = await lockProfile(tx, userId);
      const amount = await takeOwed(tx, userId);
      // What is emitted here goes out with the relay's next look at the log.
      await moveEnergy(tx, profile, { amount, reason: 'refund', now, emit: emitInto(tx) });
    });
  }
}
