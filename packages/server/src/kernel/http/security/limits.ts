import { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Config } from '../../config/index.ts';
import type { Sql } from '../../database/index.ts';
import { ApiError } from '../../errors/index.ts';
import type { Limit, LimitInput } from '../route.ts';

export interface Limits {
  /** Throws tooManyRequests when the request may not begin. */
  begin(limits: readonly Limit[], input: LimitInput): Promise<void>;
  /** Counts a request that ended with this code, for the limits that count errors only. */
  countError(limits: readonly Limit[], input: LimitInput, code: string): Promise<void>;
  close(): void;
}

/** Limits are kept in the database, so all processes share them; in Redis where there is one, with memory as insurance. */
export function openLimits(config: Config, sql: Sql): Limits {
  const redis =
    config.redisUrl === null
      ? null
      : new Redis(config.redisUrl, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  redis?.on('error', () => undefined); // the insurance limiter answers meanwhile
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = (limit: Limit): RateLimiterAbstract => {
    const known = limiters.get(limit.name);
    if (known) return known;
    const limiter = createLimiter(limit, sql, redis);
    limiters.set(limit.name, limiter);
    return limiter;
  };
  const applying = (limits: readonly Limit[], input: LimitInput): readonly Limit[] =>
    limits.filter(
      (limit) =>
        (limit.isFor?.(input) ?? true) && (config.limitLoopback || !limit.byAddress || !isLoopback(input.address)),
    );

  return {
    begin: async (limits, input) => {
      for (const limit of applying(limits, input)) {
        const key = limit.key(input);
        if (limit.alarm) continue;
        if (limit.onlyAfter === undefined) await consume(limiterOf(limit), key);
        else await look(limiterOf(limit), key, limit.points);
      }
    },
    countError: async (limits, input, code) => {
      for (const limit of applying(limits, input)) {
        if (limit.onlyAfter !== code) continue;
        const { consumedPoints } = await limiterOf(limit).penalty(limit.key(input), 1);
        if (consumedPoints === limit.points) limit.alarm?.();
      }
    },
    close: () => redis?.disconnect(),
  };
}

export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
}

function createLimiter(limit: Limit, sql: Sql, redis: Redis | null): RateLimiterAbstract {
  const options = { keyPrefix: limit.name, points: limit.points, duration: limit.seconds };
  if (redis) {
    return new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: new RateLimiterMemory(options) });
  }
  // The client that the library expects: one method that takes { text, values }.
  const client = {
    query: async (query: { readonly text: string; readonly values?: never[] }) => {
      const rows = await sql.unsafe(query.text, query.values ?? []);
      return { rows, rowCount: rows.count };
    },
  };
  return new RateLimiterPostgres({
    ...options,
    storeClient: client,
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key, 1);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw tooMany(error);
    throw error;
  }
}

async function look(limiter: RateLimiterAbstract, key: string, points: number): Promise<void> {
  const state = await limiter.get(key);
  if (state && state.consumedPoints >= points) throw tooMany(state);
}

function tooMany(state: RateLimiterRes): ApiError {
  return new ApiError('tooManyRequests', { retryAfter: Math.max(1, Math.ceil(state.msBeforeNext / 1000)) });
}
