import { isDatabaseAway, type Sql } from '../database/index.ts';
import type { Log } from '../log/index.ts';
import type { Consumer, LoggedEvent } from './event-log.ts';
import { insertFailure } from './event-failure.db.ts';
import { moveCursor, takeBatch } from './event-log.db.ts';

export interface Consuming {
  readonly sql: Sql;
  readonly log: Log;
  readonly consumer: Consumer;
  /** Events were handled: what that has appended, others may want to hear. */
  readonly onHeard: () => void;
  readonly onPutAside: (error: unknown, event: LoggedEvent) => void;
}

const BATCH = 500;
/** An event that fails alone so often is put aside. */
const TRIES = 3;

interface Suspect {
  readonly id: number;
  readonly failures: number;
}

/**
 * Handles the next batch; true: there may be more. What fails is tried again in halves, down to one event, whatever the
 * fault: a batch may be what takes too long, and so may one event. Only a database that is away is nobody's fault.
 */
export function createConsuming({ sql, log, consumer, onHeard, onPutAside }: Consuming): () => Promise<boolean> {
  const { name, kinds, handle } = consumer;
  let limit = BATCH;
  let suspect: Suspect | null = null;

  return async () => {
    let events: readonly LoggedEvent[] = [];
    let passed = limit;
    const read = (work: typeof handle): Promise<void> =>
      sql.begin(async (tx) => {
        const batch = await takeBatch(tx, { consumer: name, kinds, limit });
        events = batch.events;
        passed = batch.count;
        if (events.length > 0) await work(tx, events);
        if (batch.end) await moveCursor(tx, name, batch.end);
      });
    try {
      await read(handle);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      const [first] = events;
      if (events.length === 1 && first) {
        suspect = { id: first.id, failures: suspect?.id === first.id ? suspect.failures + 1 : 1 };
        if (suspect.failures < TRIES) return true;
        // Another process may have read on meanwhile: what comes now may not be the one that failed.
        await read(async (tx, now) => {
          if (now.length !== 1 || now[0]?.id !== first.id) return handle(tx, now);
          await insertFailure(tx, first, { consumer: name, error: String(error) });
          log.error({ err: error, consumer: name, event: first.id }, 'an event was put aside');
          onPutAside(error, first);
        });
        suspect = null;
        return true;
      }
      // A lone batch that could not even be read has no half.
      if (limit === 1) throw error;
      limit = Math.ceil(Math.min(limit, passed) / 2);
      return true;
    }
    if (events.length > 0) onHeard();
    const isFull = passed === limit;
    limit = Math.min(BATCH, limit * 2);
    return isFull;
  };
}
