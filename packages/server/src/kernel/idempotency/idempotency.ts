import { createHash } from 'node:crypto';
import { numbers } from '@logikit/contract';
import { secondsLater } from '../clock/index.ts';
import { seal, unseal } from '../crypto/index.ts';
import type { Sql, Tx } from '../database/index.ts';
import { databaseFault } from '../database/index.ts';
import { ApiError } from '../errors/index.ts';
import {
  deleteIdempotencyBefore,
  insertIdempotencyKey,
  type IdempotencyKey,
  type IdempotencyRow,
  selectOptionalIdempotencyRow,
  updateIdempotencyRow,
} from './idempotency.db.ts';

/** What a change answered, as it is sent again when the client asks again. */
export interface KeptAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[]>>;
}

export interface IdempotencyRequest {
  /** The Idempotency-Key as the client sent it. */
  readonly key: string;
  /** Whose key it is: two people may send the same one. */
  readonly scope: string;
  readonly fingerprint: string;
  /** The answer holds tokens: keep it readable only for who knows the key. */
  readonly isSecret: boolean;
  readonly now: Date;
}

/** A key as the table has it. */
export interface StoredKey extends IdempotencyKey {
  readonly fingerprint: string;
}

export function storedKeyOf(request: IdempotencyRequest): StoredKey {
  return { ...keyOf(request), fingerprint: request.fingerprint };
}

/**
 * A kept answer: as it was sent, or the event that tells it again. Whose request it answers is asked before it is
 * unsealed: a key that has served a call without secrets has kept nothing that could be.
 */
export function readKept(
  row: IdempotencyRow,
  { fingerprint }: Pick<StoredKey, 'fingerprint'>,
  open: (answer: string) => string = (answer) => answer,
): KeptAnswer | KeptEvent {
  if (row.fingerprint !== fingerprint) throw new ApiError('idempotencyMismatch');
  if (row.eventId !== null) return { eventId: row.eventId, passingId: row.passingId };
  if (row.status === null || row.answer === null) throw new ApiError('requestInFlight', { retryAfter: 1 });
  return { status: row.status, ...(JSON.parse(open(row.answer)) as Omit<KeptAnswer, 'status'>) }; // written by finishIdempotent
}

/** What tells an answer again: the event, and when that is gone, the passing that it was. */
export interface KeptEvent {
  readonly eventId: number;
  /** Null: a key of before passings were named. */
  readonly passingId: number | null;
}

/** Takes the key in this transaction. Returns the kept answer when the change was already made. */
export async function beginIdempotent(tx: Tx, request: IdempotencyRequest): Promise<KeptAnswer | null> {
  if (await takeKey(tx, request)) return null;
  const kept = await recallAnswer(tx, request);
  // An event is told again by the route that it belongs to, which is asked when the client comes again.
  if (!kept || 'eventId' in kept) throw new ApiError('requestInFlight', { retryAfter: 1 });
  return kept;
}

/** The kept answer of this key, or null when there is none. */
export async function recallAnswer(tx: Tx, request: IdempotencyRequest): Promise<KeptAnswer | KeptEvent | null> {
  const row = await selectOptionalIdempotencyRow(tx, keyOf(request));
  if (!row || (row.eventId === null && row.answer === null)) return null;
  return readKept(row, request, (answer) => (request.isSecret ? unseal(answer, request.key) : answer));
}

export async function finishIdempotent(tx: Tx, request: IdempotencyRequest, answer: KeptAnswer): Promise<void> {
  const text = JSON.stringify({ body: answer.body, headers: answer.headers });
  const kept = request.isSecret ? seal(text, request.key) : text;
  await updateIdempotencyRow(tx, keyOf(request), { status: answer.status, answer: kept });
}

/** Waits while another transaction works on the same key; a long wait is an answer too. */
async function takeKey(tx: Tx, request: IdempotencyRequest): Promise<boolean> {
  try {
    return await insertIdempotencyKey(tx, keyOf(request), { fingerprint: request.fingerprint, at: request.now });
  } catch (error) {
    if (databaseFault(error) === 'locked') throw new ApiError('requestInFlight', { retryAfter: 1 });
    throw error;
  }
}

export function fingerprintOf(method: string, url: string, body: unknown): string {
  return sha256(`${method} ${url}\n${JSON.stringify(body) ?? ''}`);
}

function keyOf(request: IdempotencyRequest): IdempotencyKey {
  return { scope: request.scope, keyHash: sha256(request.key) };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Forgets answers that nobody will ask for again. */
export async function forgetOldAnswers(sql: Sql, now: Date): Promise<void> {
  const { idempotencyHours, answerKeyDays } = numbers;
  const before = secondsLater(now, -idempotencyHours * 3600);
  await deleteIdempotencyBefore(sql, before, secondsLater(now, -answerKeyDays * 86_400));
}
