import type { Sql } from '../database/index.ts';
import type { Log } from '../log/index.ts';
import { endLongTransactions, selectHolder, selectLags } from './lag.db.ts';

/** Behind for longer than this is said in the log. */
const LATE_SECONDS = 30;
/** No transaction of ours needs so long. */
const LONG_SECONDS = 120;

interface Watched {
  readonly sql: Sql;
  readonly log: Log;
  readonly names: readonly string[];
}

/**
 * Looks at how far consumers are behind. An open transaction anywhere in the cluster holds all of them back: when they
 * are late, the log says who, once, and those of ours that go on for too long are ended.
 */
export function createWatch({ sql, log, names }: Watched): () => Promise<void> {
  let isLate = false;
  return async () => {
    const lags = await selectLags(sql, names);
    const wasLate = isLate;
    isLate = Math.max(0, ...Object.values(lags)) > LATE_SECONDS;
    if (isLate && !wasLate) log.warn({ lags, holder: await selectHolder(sql) }, 'consumers of events are late');
    if (!isLate && wasLate) log.warn('consumers of events are no longer late');
    if (!isLate) return;
    const ended = await endLongTransactions(sql, LONG_SECONDS);
    if (ended > 0) log.error({ transactions: ended }, 'transactions that held back consumers of events were ended');
  };
}
