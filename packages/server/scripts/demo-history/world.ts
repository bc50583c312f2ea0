import type { Rng } from '@logikit/problems';
import type { Sql } from '../../src/kernel/database/index.ts';
import type { CallFunction } from '../../src/testing/caller.ts';
import type { TestClock } from '../../src/testing/test-clock.ts';

export const MINUTE_MS = 60_000;
export const DAY_MS = 1440 * MINUTE_MS;

/** A platform whose clock is set by hand. */
export interface World {
  readonly url: string;
  readonly sql: Sql;
  /** Asks it over HTTP. */
  readonly send: CallFunction;
  readonly clock: TestClock;
  readonly random: Rng;
  /** Does what is due by now, and waits for all that follows from what has happened. */
  pass(): Promise<void>;
}

/** True in so many cases of a hundred. */
export const isLikely = (random: Rng, percent: number): boolean => random.int(1, 100) <= percent;
