import { type ErrorCode, numbers } from '@logikit/contract';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import { type Clock, systemClock } from '../../clock/index.ts';
import type { Config } from '../../config/index.ts';
import type { Sql } from '../../database/index.ts';
import { ApiError } from '../../errors/index.ts';
import type { Limit, LimitInput } from '../route.ts';
import { bitsFor, openPuzzles, type Puzzle, usedPuzzles } from './puzzles.ts';

/** Points that a request has taken before its work. */
export interface Taken {
  /** Gives back what a request that ended so does not count; null: it went well. */
  end(code: ErrorCode | null): Promise<void>;
}

export interface Limits {
  /**
   * Takes a point of each limit before anything is looked at, so that no burst gets more than the limit through. Throws
   * tooManyRequests when one has none left, and takes nothing then of those that count errors only or pose a puzzle.
   */
  begin(limits: readonly Limit[], input: LimitInput): Promise<Taken>;
  close(): void;
}

interface Held {
  readonly limit: Limit;
  readonly key: string;
  readonly until: number;
}

interface Begun {
  readonly held: Held[];
  readonly alarms: Omit<Held, 'until'>[];
}

/** What a request must solve to be let through beyond its limits. */
interface Beyond {
  readonly name: string;
  readonly bits: number;
  readonly state: RateLimiterRes;
}

/** Limits are kept in the database, so all processes share them; in Redis where there is one, with memory as insurance. */
export function openLimits(config: Config, sql: Sql, clock: Clock = systemClock): Limits {
  const redis =
    config.redisUrl === null
      ? null
      : new Redis(config.redisUrl, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  redis?.on('error', () => undefined); // the insurance limiter answers meanwhile
  const counters = new Map<string, Counter>();
  const counterOf = (limit: Limit): Counter => {
    const known = counters.get(limit.name);
    if (known) return known;
    const counter = redis ? countInRedis(limit, redis) : countInDatabase(limit, sql);
    counters.set(limit.name, counter);
    return counter;
  };
  const applying = (limits: readonly Limit[], input: LimitInput): readonly Limit[] =>
    limits.filter(
      (limit) =>
        (limit.isFor?.(input) ?? true) && (config.limitLoopback || !limit.byAddress || !isLoopback(input.address)),
    );
  // What cannot be given back stays taken until its window ends: no reason to refuse what has been done.
  const giveBack = (all: readonly Held[]): Promise<unknown> =>
    Promise.allSettled(all.map(({ limit, key, until }) => counterOf(limit).giveBack(key, until)));
  const alarm = async (limit: Limit, key: string): Promise<void> => {
    const { consumedPoints } = await counterOf(limit).take(key);
    if (consumedPoints === limit.points) limit.alarm?.();
  };

  const puzzles = openPuzzles({
    sql,
    clock,
    use: async (key) => (await counterOf(usedPuzzles).take(key)).consumedPoints,
  });

  /** Throws where a limit has nothing left and leaves no way around it. */
  async function take(limits: readonly Limit[], input: LimitInput, taken: Begun): Promise<Beyond | null> {
    let beyond: Beyond | null = null;
    for (const limit of applying(limits, input)) {
      const key = await limit.key(input);
      if (limit.alarm) {
        taken.alarms.push({ limit, key });
        continue;
      }
      const state = await counterOf(limit).take(key);
      if (limit.onlyAfter !== undefined || limit.puzzle !== undefined)
        taken.held.push({ limit, key, until: Date.now() + state.msBeforeNext });
      if (state.consumedPoints <= limit.points) continue;
      beyond = harder(beyond, beyondOf(limit, state));
    }
    return beyond;
  }

  return {
    begin: async (limits, input) => {
      const begun: Begun = { held: [], alarms: [] };
      try {
        const beyond = await take(limits, input, begun);
        if (beyond && !(await puzzles.isSolved(beyond.name, input)))
          throw tooMany(beyond.state, await puzzles.pose(beyond, input.address));
      } catch (error) {
        await giveBack(begun.held);
        throw error;
      }
      return {
        end: async (code) => {
          const isKept = ({ onlyAfter }: Limit) => onlyAfter === undefined || onlyAfter === code;
          await giveBack(begun.held.filter(({ limit }) => !isKept(limit)));
          for (const { limit, key } of begun.alarms) if (limit.onlyAfter === code) await alarm(limit, key);
        },
      };
    },
    close: () => redis?.disconnect(),
  };
}

export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}

/** Where the points of one limit are counted. */
interface Counter {
  /** Takes a point, also beyond the limit, and says how many are taken. */
  take(key: string): Promise<RateLimiterRes>;
  /** Gives a point back to the window that ends then; to no other one. */
  giveBack(key: string, until: number): Promise<unknown>;
}

/** Clocks of a process and its store, and the way between them, may differ by so much. */
const SAME_WINDOW_MS = 1000;

const optionsOf = (limit: Limit) => ({ keyPrefix: limit.name, points: limit.points, duration: limit.seconds });

function countInDatabase(limit: Limit, sql: Sql): Counter {
  // The client that the library expects: one method that takes { text, values }.
  const client = {
    query: async (query: { readonly text: string; readonly values?: never[] }) => {
      const rows = await sql.unsafe(query.text, query.values ?? []);
      return { rows, rowCount: rows.count };
    },
  };
  const limiter = new RateLimiterPostgres({
    ...optionsOf(limit),
    storeClient: client,
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
  return {
    take: (key) => limiter.penalty(key, 1),
    giveBack: (key, until) => sql`
      update rate_limit set points = points - 1
      where key = ${limiter.getKey(key)} and points > 0 and abs(expire - ${Math.round(until)}) < ${SAME_WINDOW_MS}`,
  };
}

const GIVE_BACK = `
  local left = redis.call('pttl', KEYS[1])
  if left > 0 and math.abs(left - tonumber(ARGV[1])) < ${SAME_WINDOW_MS}
    and tonumber(redis.call('get', KEYS[1])) > 0 then redis.call('decr', KEYS[1]) end`;

function countInRedis(limit: Limit, redis: Redis): Counter {
  const insurance = new RateLimiterMemory(optionsOf(limit));
  const limiter = new RateLimiterRedis({ ...optionsOf(limit), storeClient: redis, insuranceLimiter: insurance });
  const giveBackInMemory = async (key: string): Promise<void> => {
    const state = await insurance.get(key);
    if (state && state.consumedPoints > 0) await insurance.reward(key, 1);
  };
  return {
    take: (key) => limiter.penalty(key, 1),
    giveBack: (key, until) =>
      redis.eval(GIVE_BACK, 1, limiter.getKey(key), until - Date.now()).catch(() => giveBackInMemory(key)),
  };
}

function beyondOf(limit: Limit, state: RateLimiterRes): Beyond {
  const { points, puzzle } = limit;
  if (puzzle === undefined || state.consumedPoints > points * numbers.puzzle.ceiling) throw tooMany(state);
  return { name: puzzle.name, bits: bitsFor(puzzle.bits, state.consumedPoints / points), state };
}

function harder(one: Beyond | null, other: Beyond): Beyond {
  return one && one.bits >= other.bits ? one : other;
}

function tooMany(state: RateLimiterRes, puzzle?: Puzzle): ApiError {
  const retryAfter = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  return new ApiError('tooManyRequests', { retryAfter, ...(puzzle && { data: { puzzle } }) });
}
