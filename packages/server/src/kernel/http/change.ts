import type { ErrorCode } from '@logikit/contract';
import type { FastifyRequest } from 'fastify';
import { databaseFault, type Sql, type Tx } from '../database/index.ts';
import { type Emit, emitInto } from '../pubsub/index.ts';
import {
  beginIdempotent,
  fingerprintOf,
  finishIdempotent,
  type KeptAnswer,
  type IdempotencyRequest,
} from '../idempotency/index.ts';
import { wireError } from './errors.ts';
import type { CallAnswer, CallDependencies } from './call-dependencies.ts';
import { ApiError } from '../errors/index.ts';
import { onceKeyOf } from './request-facts.ts';
import type { Route } from './route.ts';

const TRIES = 3;

interface Change {
  readonly run: (tx: Tx, emit: Emit) => Promise<CallAnswer>;
  /** Null for the few GETs of the specification that change something. */
  readonly once: IdempotencyRequest | null;
  readonly path: string;
  /** Hears of an error that is answered instead of thrown, outside of the transaction; never of a replayed one. */
  readonly onError: (code: ErrorCode) => void;
}

/** Runs a change in one transaction together with its key: it happens once, however often it is asked for. */
export async function change(desk: CallDependencies, { run, once, path, onError }: Change): Promise<CallAnswer> {
  let hasEmitted = false;
  let failed: ErrorCode | null = null;
  const attempt = (): Promise<CallAnswer> =>
    desk.sql.begin(async (tx) => {
      const kept = once ? await beginIdempotent(tx, once) : null;
      if (kept) return replayed(kept);
      const emit = emitInto(tx, () => void (hasEmitted = true));
      failed = null;
      const answer = await run(tx, emit).catch((error: unknown) => {
        if (error instanceof ApiError) failed = error.code;
        return keptChanges(error, path);
      });
      if (once) await finishIdempotent(tx, once, answer);
      return answer;
    });
  try {
    const answer = await again(attempt);
    if (failed) onError(failed);
    if (hasEmitted) desk.events.wake();
    return answer;
  } catch (error) {
    if (!once || !isKeptError(error)) throw error;
    onError(error.code);
    return keepError(desk.sql, once, { status: error.status, body: wireError(path, error.body), headers: {} });
  }
}

/** An error that would come again however often it is asked. */
export function isKeptError(error: unknown): error is ApiError {
  return error instanceof ApiError && error.isFinal && error.code !== 'idempotencyMismatch';
}

/** An error that keeps what was written is an answer like any other; everything else rolls back. */
function keptChanges(error: unknown, path: string): CallAnswer {
  if (error instanceof ApiError && error.details.keepsChanges) {
    return { status: error.status, body: wireError(path, error.body), headers: {} };
  }
  throw error;
}

export function replayed(kept: KeptAnswer): CallAnswer {
  return { ...kept, headers: { ...kept.headers, 'idempotency-replayed': 'true' } };
}

export function idempotencyRequestOf(
  desk: CallDependencies,
  route: Route,
  request: FastifyRequest,
): IdempotencyRequest {
  const { claims } = request.caller;
  return {
    key: onceKeyOf(request),
    scope: claims ? `user ${claims.uid}` : 'guest',
    fingerprint: fingerprintOf(request.method, request.url, wishOf(request.body)),
    isSecret: route.options.isSecret ?? false,
    now: desk.clock.now(),
  };
}

/** Who asks again with a puzzle's solution wishes the same. */
function wishOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('puzzle' in body)) return body;
  const { puzzle: _solution, ...wish } = body;
  return wish;
}

/** The change was rolled back; its error becomes the key's answer in a transaction of its own. */
export async function keepError(sql: Sql, once: IdempotencyRequest, answer: CallAnswer): Promise<CallAnswer> {
  return again(() =>
    sql.begin(async (tx) => {
      const kept = await beginIdempotent(tx, once);
      if (kept) return replayed(kept);
      await finishIdempotent(tx, once, answer);
      return answer;
    }),
  );
}

async function again<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0 || databaseFault(error) !== 'again') throw error;
    }
  }
}
