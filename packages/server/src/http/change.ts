import type { ErrorCode } from '@logikit/contract';
import type { FastifyRequest } from 'fastify';
import type { Sql, Tx } from '../database/database.ts';
import { databaseFault } from '../database/faults.ts';
import { emitInto } from '../live/outbox.ts';
import { beginOnce, fingerprintOf, finishOnce, type KeptAnswer, type OnceRequest } from '../once/once.ts';
import { wireError } from './errors.ts';
import type { CallAnswer, Desk } from './desk.ts';
import { Refusal } from './refusal.ts';
import { onceKeyOf } from './request-facts.ts';
import type { Emit, Route } from './route.ts';

const TRIES = 3;

interface Change {
  readonly run: (tx: Tx, emit: Emit) => Promise<CallAnswer>;
  /** Null for the few GETs of the specification that change something. */
  readonly once: OnceRequest | null;
  readonly path: string;
  /** Hears of a refusal that is answered instead of thrown, outside of the transaction; never of a replayed one. */
  readonly onRefusal: (code: ErrorCode) => Promise<void>;
}

/** Runs a change in one transaction together with its key: it happens once, however often it is asked for. */
export async function change(desk: Desk, { run, once, path, onRefusal }: Change): Promise<CallAnswer> {
  let hasEmitted = false;
  let refused: ErrorCode | null = null;
  const attempt = (): Promise<CallAnswer> =>
    desk.sql.begin(async (tx) => {
      const kept = once ? await beginOnce(tx, once) : null;
      if (kept) return replayed(kept);
      const emit = emitInto(tx, () => void (hasEmitted = true));
      refused = null;
      const answer = await run(tx, emit).catch((error: unknown) => {
        if (error instanceof Refusal) refused = error.code;
        return keptChanges(error, path);
      });
      if (once) await finishOnce(tx, once, answer);
      return answer;
    });
  try {
    const answer = await again(attempt);
    if (refused) await onRefusal(refused);
    if (hasEmitted) desk.relay.wake();
    return answer;
  } catch (error) {
    const isKept = error instanceof Refusal && error.isFinal && error.code !== 'idempotencyMismatch';
    if (!once || !isKept) throw error;
    await onRefusal(error.code);
    return keepRefusal(desk.sql, once, { status: error.status, body: wireError(path, error.body), headers: {} });
  }
}

/** A refusal that keeps what was written is an answer like any other; everything else rolls back. */
function keptChanges(error: unknown, path: string): CallAnswer {
  if (error instanceof Refusal && error.details.keepsChanges) {
    return { status: error.status, body: wireError(path, error.body), headers: {} };
  }
  throw error;
}

export function replayed(kept: KeptAnswer): CallAnswer {
  return { ...kept, headers: { ...kept.headers, 'idempotency-replayed': 'true' } };
}

export function onceRequestOf(desk: Desk, route: Route, request: FastifyRequest): OnceRequest {
  const { claims } = request.caller;
  return {
    key: onceKeyOf(request),
    scope: claims ? `user ${claims.uid}` : 'guest',
    fingerprint: fingerprintOf(request.method, request.url, request.body),
    isSecret: route.options.isSecret ?? false,
    now: desk.clock.now(),
  };
}

/** The change was rolled back; its refusal becomes the key's answer in a transaction of its own. */
async function keepRefusal(sql: Sql, once: OnceRequest, answer: CallAnswer): Promise<CallAnswer> {
  return again(() =>
    sql.begin(async (tx) => {
      const kept = await beginOnce(tx, once);
      if (kept) return replayed(kept);
      await finishOnce(tx, once, answer);
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
