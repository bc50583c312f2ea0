import type { Log } from '../log/index.ts';

/** Work that is looked for again and again, never twice at once in one process. */
export interface Rounds {
  /** Does what is due. Whoever asks meanwhile waits for the same round. */
  round(): Promise<void>;
  /** Ends the waiting and lets a round that has begun end. */
  close(): Promise<void>;
}

interface Plan {
  readonly everyMs: number;
  readonly log: Log;
  /** Said in the log when a round fails. */
  readonly fault: string;
}

export function startRounds(work: (isClosed: () => boolean) => Promise<void>, plan: Plan): Rounds {
  let running: Promise<void> | null = null;
  let isClosed = false;
  const round = (): Promise<void> => {
    running ??= work(() => isClosed).finally(() => (running = null));
    return running;
  };
  const timer = setInterval(() => {
    round().catch((error: unknown) => plan.log.warn({ err: error }, plan.fault));
  }, plan.everyMs);
  timer.unref();
  return {
    round,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
