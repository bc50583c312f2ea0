import { moveEnergy } from '../accounts/energy.ts';
import { lockProfile } from '../accounts/profile.ts';
import type { Sql } from '../database/database.ts';
import { emitInto } from '../live/outbox.ts';
import { selectHoldersOfBroken, takeBroken } from './purchase.db.ts';

/** Gives back the energy of bought problems that were disabled or deleted before they were closed (rule D-062). */
export async function refundProblems(sql: Sql, now: Date): Promise<void> {
  for (const userId of await selectHoldersOfBroken(sql)) {
    await sql.begin(async (tx) => {
      const profile = await lockProfile(tx, userId);
      const amount = await takeBroken(tx, userId, now);
      // What is written into the outbox here goes out with the relay's next round.
      await moveEnergy(tx, profile, { amount, reason: 'refund', now, emit: emitInto(tx, () => undefined) });
    });
  }
}
