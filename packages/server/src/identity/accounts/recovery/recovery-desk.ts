import type { Context } from '../../../kernel/feature/index.ts';
import { type Rounds, startRounds } from '../../../kernel/jobs/index.ts';
import { answerRecovery } from './recovery.ts';
import { selectAskIds, takeOptionalAsk } from './recovery.db.ts';

const AT_ONCE = 20;
/** NOTE: by the clock and never woken by who asks, or the work for an address would fall into the next request's time. */
const EVERY_MS = 1000;

/** Answers who has asked for a letter of recovery, soon after. One that fails waits for the next round and stops no other. */
export function startRecoveryDesk({
  sql,
  clock,
  log,
  publicUrl,
}: Pick<Context, 'sql' | 'clock' | 'log' | 'publicUrl'>): Rounds {
  const answer = (id: number): Promise<void> =>
    sql.begin(async (tx) => {
      const ask = await takeOptionalAsk(tx, id);
      if (ask) await answerRecovery({ tx, clock, ask, publicUrl: publicUrl() });
    });
  return startRounds(
    async (isClosed) => {
      for (const id of await selectAskIds(sql, AT_ONCE)) {
        if (isClosed()) return;
        await answer(id).catch((error: unknown) => log.warn({ err: error }, 'a letter of recovery waits'));
      }
    },
    { everyMs: EVERY_MS, log, fault: 'letters of recovery wait' },
  );
}
