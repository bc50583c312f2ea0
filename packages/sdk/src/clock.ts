/** Time, so that a test can hold it. */
export interface Clock {
  /** Milliseconds of this device's clock, which may be wrong. */
  readonly now: () => number;
  /**
   * Runs once after so many milliseconds; the answer cancels it. A `limit` ends what takes too long, and is seldom
   * reached: a test that hurries leaves it alone.
   */
  readonly after: (ms: number, run: () => void, kind?: 'limit') => () => void;
}

export const deviceClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Resolves after so many milliseconds, or at once when the signal aborts. */
export function pause(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.after(ms, resolve);
    const give = (): void => {
      cancel();
      resolve();
    };
    signal?.addEventListener('abort', give, { once: true });
  });
}
