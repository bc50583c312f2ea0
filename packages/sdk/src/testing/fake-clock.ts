import type { Clock } from '../clock.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
  readonly isLimit: boolean;
}

/** A clock that stands still until told otherwise. */
export interface FakeClock extends Clock {
  /** Every delay that was asked for, in order; and every limit. */
  readonly delays: readonly number[];
  readonly limits: readonly number[];
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
  const limits: number[] = [];
  const timers = new Set<Timer>();

  function runDue(isMeant = (timer: Timer) => timer.at <= now): boolean {
    const [due] = [...timers].filter(isMeant).sort((a, b) => a.at - b.at);
    if (!due) return false;
    timers.delete(due);
    due.run();
    return true;
  }

  return {
    delays,
    limits,
    now: () => now + shift,
    after(ms, run, kind) {
      (kind === 'limit' ? limits : delays).push(ms);
      const timer = { at: now + ms, run, isLimit: kind === 'limit' };
      timers.add(timer);
      if (ms <= hurryBelowMs && kind !== 'limit') {
        setImmediate(() => {
          if (!timers.has(timer)) return;
          now = Math.max(now, timer.at);
          runDue((one) => one.at <= now && !one.isLimit);
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
        const limits = [...timers].filter(({ at, isLimit }) => isLimit && at === next);
        if (limits.length > 0 && (await isAnswered(() => !limits.some((limit) => timers.has(limit))))) continue;
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

/** Time that is moved by hand is faster than any network: what is on its way must not be late for that. */
async function isAnswered(look: () => boolean): Promise<boolean> {
  for (let turns = 0; turns < 30 && !look(); turns += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  return look();
}

/** Lets promises that are already settled run on. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
