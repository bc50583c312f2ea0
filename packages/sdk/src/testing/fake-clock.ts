import type { Clock } from '../clock.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that stands still until told otherwise. */
export interface FakeClock extends Clock {
  /** Every delay that was asked for, in order. */
  readonly delays: readonly number[];
  /** How many timers wait. */
  pending(): number;
  /** Moves on, running what falls due, and lets real answers from the network come in between. */
  advance(ms: number): Promise<void>;
  /** Sets the device's clock wrong by so much, as a user may; timers do not notice. */
  jump(ms: number): void;
}

export interface FakeClockOptions {
  readonly startAt?: number;
  /** Timers up to this long run at once, with time moved on by their length: retries without waiting. */
  readonly hurryBelowMs?: number;
}

export function fakeClock({ startAt = Date.UTC(2026, 0, 1), hurryBelowMs = -1 }: FakeClockOptions = {}): FakeClock {
  let now = startAt;
  let shift = 0;
  const delays: number[] = [];
  const timers = new Set<Timer>();

  function runDue(): boolean {
    const [due] = [...timers].filter((timer) => timer.at <= now).sort((a, b) => a.at - b.at);
    if (!due) return false;
    timers.delete(due);
    due.run();
    return true;
  }

  return {
    delays,
    now: () => now + shift,
    after(ms, run) {
      delays.push(ms);
      const timer = { at: now + ms, run };
      timers.add(timer);
      if (ms <= hurryBelowMs) {
        setImmediate(() => {
          if (!timers.has(timer)) return;
          now = Math.max(now, timer.at);
          runDue();
        });
      }
      return () => void timers.delete(timer);
    },
    pending: () => timers.size,
    async advance(ms) {
      const end = now + ms;
      for (;;) {
        const next = Math.min(...[...timers].map((timer) => timer.at));
        if (next > end) break;
        now = Math.max(now, next);
        while (runDue());
        await settle();
      }
      now = end;
      await settle();
    },
    jump: (ms) => void (shift += ms),
  };
}

/** Lets promises that are already settled run on. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
