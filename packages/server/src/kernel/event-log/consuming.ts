import { isDatabaseAway, type Transaction } from '../database/index.ts';
import type { Consuming, LoggedEvent } from './event-log.ts';
import { insertFailure } from './event-failure.db.ts';
import { type Batch, moveCursor, takeBatch } from './event-log.db.ts';
import { replayDue } from './replaying.ts';

const BATCH = 250;
/** A statement of a batch that takes longer is ended: nobody else waits for it. */
const PATIENCE_MS = 500;

type Work = (tx: Transaction, events: readonly LoggedEvent[]) => Promise<void>;

/**
 * Handles the next batch; true: there may be more. The events of a batch that fails are told one by one, whatever the
 * fault, and one that fails alone goes aside: it is told again when all others have been heard. As a batch may also have
 * been too much at once, the next are smaller. Only a database that is away is nobody's fault.
 */
export function createConsuming(consuming: Consuming): () => Promise<boolean> {
  const { sql, consumer, onHeard } = consuming;
  const { name, kinds, handle } = consumer;
  let limit = BATCH;
  let hasPutAside = false;

  const read = (work: Work): Promise<Batch> =>
    sql.begin(async (tx) => {
      const batch = await takeBatch(tx, { consumer: name, kinds, limit, patienceMs: PATIENCE_MS });
      if (batch.events.length > 0) await work(tx, batch.events);
      if (batch.end) await moveCursor(tx, name, batch.end);
      return batch;
    });

  const tellEach: Work = async (tx, events) => {
    for (const event of events) {
      try {
        await tx.savepoint((part) => handle(part, [event]));
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        await insertFailure(tx, event, { consumer: name, error: String(error) });
        hasPutAside = true;
      }
    }
  };

  return async () => {
    const asked = limit;
    let batch: Batch;
    try {
      batch = await read(handle);
      limit = Math.min(BATCH, asked * 2);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      batch = await read(tellEach).finally(() => {
        limit = Math.ceil(asked / 2);
      });
    }
    if (batch.events.length > 0) onHeard();
    if (batch.count === asked) return true;
    if (hasPutAside) await replayDue(consuming);
    hasPutAside = false;
    return false;
  };
}
