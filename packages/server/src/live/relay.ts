import type { Sql } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { Bus } from './bus.ts';
import { takeOutbox } from './outbox.db.ts';

export interface Relay {
  /** Something was committed to the outbox: send it now. */
  wake(): void;
  close(): Promise<void>;
}

const BATCH = 100;
/** Finds what another process, or a crash, left behind. */
const SWEEP_MS = 5000;

/** Carries outbox rows to the bus, at least once and in the order of their ids. */
export function startRelay(sql: Sql, bus: Bus, log: Log): Relay {
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isClosed = false;

  const drain = async (): Promise<void> => {
    while (isWanted && !isClosed) {
      isWanted = false;
      const taken = await takeOutbox(sql, BATCH, async (row) => {
        await bus.publish({ topic: row.topic, payload: row.payload });
      });
      if (taken === BATCH) isWanted = true;
    }
  };
  const wake = (): void => {
    isWanted = true;
    if (running || isClosed) return;
    running = drain()
      .catch((error: unknown) => log.warn({ error }, 'the outbox waits'))
      .finally(() => {
        running = null;
        if (isWanted && !isClosed) setImmediate(wake);
      });
  };
  const timer = setInterval(wake, SWEEP_MS);
  timer.unref();
  return {
    wake,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await running;
    },
  };
}
