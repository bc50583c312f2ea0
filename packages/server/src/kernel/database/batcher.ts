/** Adds an item to the next batch and waits for what came of it. */
export type Batched<I, O> = (item: I) => Promise<O>;

export interface BatcherOptions<I, O> {
  /** Does the work of a batch in one go; answers in the order of the items. */
  readonly run: (items: readonly I[]) => Promise<readonly O[]>;
  /** So many batches may be under way at once. While they are, what comes waits for the next one. */
  readonly inFlight: number;
  readonly size: number;
}

interface Waiting<I, O> {
  readonly item: I;
  readonly resolve: (value: O) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Adaptive batches, without a timer: alone an item goes at once, and under load whatever has come meanwhile goes together.
 * When a batch fails, each of its items is tried alone, so that one does not spoil the others.
 */
export function createBatcher<I, O>({ run, inFlight, size }: BatcherOptions<I, O>): Batched<I, O> {
  const queue: Waiting<I, O>[] = [];
  let running = 0;

  const settle = async (batch: readonly Waiting<I, O>[]): Promise<void> => {
    try {
      const done = await run(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(done[index] as O)); // one for each item
    } catch (error) {
      if (batch.length === 1) batch.forEach(({ reject }) => reject(error));
      else for (const one of batch) await settle([one]);
    }
  };
  const start = (): void => {
    while (running < inFlight && queue.length > 0) {
      running += 1;
      void settle(queue.splice(0, size)).finally(() => {
        running -= 1;
        start();
      });
    }
  };
  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      start();
    });
}
