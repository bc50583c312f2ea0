import { toTimestamp } from '@logikit/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Model } from '../api/models.ts';
import { ApiError } from '../http/errors.ts';
import { type FakeClock, fakeClock } from '../testing/index.ts';
import { createDailyAward, type DailyAwardStore } from './daily-award.ts';
import { createServerTime } from './server-time.ts';

const PERIOD_MS = 82_800_000;
const week: readonly Model<'DailyAward'>[] = [
  { id: 1, day: 1, kind: 'energy', amount: 2 },
  { id: 2, day: 2, kind: 'box', amount: 1 },
];

let clock: FakeClock;
let calls: string[];
let updatedAt: number | null;
let streakDay: number;
let failure: Error | null;
let daily: DailyAwardStore;

/** A platform of one learner, by the same rule as the real one. */
function info(): Model<'DailyAwardInfo'> {
  const isAvailableToAccrue = updatedAt === null || clock.now() - updatedAt >= PERIOD_MS;
  return {
    id: 7,
    isAvailableToAccrue,
    streakDay,
    updatedAt: updatedAt === null ? null : toTimestamp(updatedAt),
    cycleDay: (streakDay % 7) + 1,
    isSeen: false,
    isFrozen: false,
  };
}

beforeEach(() => {
  clock = fakeClock({ startAt: Date.UTC(2026, 8, 1, 9) });
  [calls, updatedAt, streakDay, failure] = [[], null, 0, null];
  const hear = <T>(name: string, answer: () => T): Promise<T> => {
    calls.push(name);
    return failure ? Promise.reject(failure) : Promise.resolve(answer());
  };
  daily = createDailyAward({
    clock,
    serverTime: createServerTime(clock),
    log: () => undefined,
    awards: {
      getDailyAwardState: () => hear('state', info),
      listDailyAwards: () => hear('list', () => ({ data: [...week] })),
      seeDailyAward: ({ params }) => hear(`seen ${params.id}`, info),
      accrueDailyAward: () =>
        hear('take', () => {
          [updatedAt, streakDay] = [clock.now(), streakDay + 1];
          return info();
        }),
    },
  });
});

describe('the daily award', () => {
  it('[S-038] loads the awards when one can be taken, and takes it once', async () => {
    await daily.load();
    expect(calls).toEqual(['state', 'list']);
    expect(daily.store.getState()).toMatchObject({ status: 'available', info: { streakDay: 0 }, awards: week });
    await Promise.all([daily.take(), daily.take()]);
    expect(calls).toEqual(['state', 'list', 'take']);
    expect(daily.store.getState()).toMatchObject({ status: 'taken', info: { streakDay: 1 } });
    await daily.see();
    expect(calls.at(-1)).toBe('seen 7');
  });

  it('[S-039] asks again 82 800 s after the last one, by the time of the platform, and not before', async () => {
    updatedAt = clock.now();
    await daily.load();
    expect(daily.store.getState()).toMatchObject({ status: 'waiting', awards: [] });
    expect(calls).toEqual(['state']);
    await clock.advance(PERIOD_MS - 1000);
    expect(calls).toEqual(['state']);
    await clock.advance(1000);
    expect(calls).toEqual(['state', 'state', 'list']);
    expect(daily.store.getState().status).toBe('available');
  });

  it('starts the timer again with what was taken, and stops it when closed', async () => {
    await daily.load();
    await daily.take();
    await clock.advance(PERIOD_MS);
    expect(daily.store.getState().status).toBe('available');
    await daily.take();
    const before = calls.length;
    daily.close();
    await clock.advance(2 * PERIOD_MS);
    expect(calls).toHaveLength(before);
  });

  it('keeps the award when the network fails, and asks again when another tab has taken it', async () => {
    await daily.load();
    failure = new Error('no network');
    await expect(daily.take()).rejects.toThrow('no network');
    expect(daily.store.getState().status).toBe('available');
    failure = new ApiError(409, { code: 'alreadyTaken', message: 'Taken.' });
    const asked = calls.length;
    await daily.take();
    expect(calls.slice(asked)).toEqual(['take', 'state']);
  });

  it('a failed question leaves everything as it was', async () => {
    failure = new Error('no network');
    await daily.load();
    expect(daily.store.getState()).toEqual({ status: 'unknown', info: null, awards: [] });
  });
});
