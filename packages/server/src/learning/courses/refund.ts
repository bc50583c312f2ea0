import { lockProfile, moveEnergy } from '../../identity/accounts/index.ts';
import type { Sql } from '../../kernel/database/index.ts';
import { emitInto } from '../../kernel/pubsub/index.ts';
import { selectHoldersOfBroken, takeBroken } from './purchase.db.ts';

/** Gives back the energy of bought problems that were disabled or deleted before they were closed (rule D-062). */
export async function refundProblems(sql: Sql, now: Date): Promise<void> {
  for (const userId of await selectHoldersOfBroken(sql)) {
    await sql.begin(async (tx) => {
      const profile = await lockProfile(tx, userId);
      const amount = await takeBroken(tx, userId, now);
      // What is emitted here goes out with the relay's next look at the log.
      await moveEnergy(tx, profile, { amount, reason: 'refund', now, emit: emitInto(tx) });
    });
  }
}
