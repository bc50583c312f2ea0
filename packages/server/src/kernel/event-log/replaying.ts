import { isDatabaseAway } from '../database/index.ts';
import { deleteFailure, type FailedEvent, postponeFailure, takeDueFailure } from './event-failure.db.ts';
import type { Consuming } from './event-log.ts';

/** Whoever comes while one that may take long is told again waits for no longer than this. */
const PATIENCE_MS = 1500;

/** Tells a consumer again what was put aside for it and is due, one by one: each is a transaction of its own. */
export async function replayDue({ sql, log, consumer, onHeard, onPutAside }: Consuming): Promise<void> {
  const { name, kinds, handle } = consumer;
  /** True: there may be another. */
  const replayNext = async (): Promise<boolean> => {
    let event: FailedEvent | null = null;
    try {
      return await sql.begin(async (tx) => {
        event = await takeDueFailure(tx, { consumer: name, kinds, patienceMs: PATIENCE_MS });
        if (!event) return false;
        await handle(tx, [event]);
        await deleteFailure(tx, { consumer: name, eventId: event.id });
        return true;
      });
    } catch (error) {
      const failed = event as FailedEvent | null; // assigned in the transaction
      if (!failed || isDatabaseAway(error)) throw error;
      await postponeFailure(sql, { consumer: name, eventId: failed.id }, String(error));
      const { id, tries } = failed;
      log.error({ err: error, consumer: name, event: id, tries: tries + 1 }, 'an event is put aside: it failed again');
      if (tries === 0) onPutAside(error, failed);
      return true;
    }
  };
  while (await replayNext()) onHeard();
  // Batches of this consumer have passed while its cursor was held.
  onHeard();
}
