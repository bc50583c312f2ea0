import type { Log } from '../log/index.ts';

/** Looks for work again and again, never twice at once in one process. */
export interface Poller {
  /** Does what is due. Whoever asks meanwhile waits for the same run. */
  poll(): Promise<void>;
  /** Ends the polling and lets a run that has begun end. */
  close(): Promise<void>;
}

interface Polling {
  readonly everyMs: number;
  readonly log: Log;
  /** Said in the log when a run fails. */
  readonly fault: string;
}

export function startPoller(work: (isClosed: () => boolean) => Promise<void>, polling: Polling): Poller {
  let running: Promise<void> | null = null;
  let isClosed = false;
  const poll = (): Promise<void> => {
    running ??= work(() => isClosed).finally(() => (running = null));
    return running;
  };
  const timer = setInterval(() => {
    poll().catch((error: unknown) => polling.log.warn({ err: error }, polling.fault));
  }, polling.everyMs);
  timer.unref();
  return {
    poll,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
