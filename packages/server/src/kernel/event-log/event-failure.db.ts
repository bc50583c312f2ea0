import type { JSONValue } from 'postgres';
import type { Sql, Tx } from '../database/index.ts';
import type { LoggedEvent } from './event-log.ts';

/** An event that a consumer could not bear, whole: the log's day may be dropped before it can. */
export interface FailedEvent extends LoggedEvent {
  /** How often it was told again in vain. */
  readonly tries: number;
}

/** Puts an event aside: it is due at once, when the others have been heard. */
export async function insertFailure(
  tx: Tx,
  event: LoggedEvent,
  { consumer, error }: { readonly consumer: string; readonly error: string },
): Promise<void> {
  await tx`
    insert into event_failure (consumer, event_id, kind, user_id, facts, created_at, error, next_try_at)
    values (${consumer}, ${event.id}, ${event.kind}, ${event.userId}, ${tx.json(event.facts as JSONValue)},
      ${event.createdAt}, ${error}, now())
    on conflict do nothing`;
}

interface Due {
  readonly consumer: string;
  readonly kinds: readonly string[];
  /** How long each later statement of the transaction may take. */
  readonly patienceMs: number;
}

/** The first event of a consumer that is due. Its cursor is held until the transaction ends, as for any batch. */
export async function takeDueFailure(tx: Tx, { consumer, kinds, patienceMs }: Due): Promise<FailedEvent | null> {
  await tx`select 1 from event_cursor where consumer = ${consumer} for update`;
  await tx`select set_config('statement_timeout', ${String(patienceMs)}, true)`;
  const [row] = await tx<FailedEvent[]>`
    select event_id as id, kind, user_id as "userId", facts, created_at as "createdAt", tries from event_failure
    where consumer = ${consumer} and kind = any(${[...kinds]}::text[]) and next_try_at <= now() order by event_id limit 1`;
  return row ?? null;
}

interface FailureKey {
  readonly consumer: string;
  readonly eventId: number;
}

export async function deleteFailure(tx: Tx, { consumer, eventId }: FailureKey): Promise<void> {
  await tx`delete from event_failure where consumer = ${consumer} and event_id = ${eventId}`;
}

/** Told again in vain: the next time comes after a minute, then after twice as long each, and at least once a day. */
export async function postponeFailure(sql: Sql, { consumer, eventId }: FailureKey, error: string): Promise<void> {
  await sql`
    update event_failure set tries = tries + 1, error = ${error},
      next_try_at = now() + least(interval '1 minute' * 2 ^ least(tries, 20), interval '1 day')
    where consumer = ${consumer} and event_id = ${eventId}`;
}

/** The consumers that have something due. */
export async function selectDueConsumers(sql: Sql): Promise<readonly string[]> {
  const rows = await sql<{ consumer: string }[]>`
    select distinct consumer from event_failure where next_try_at <= now()`;
  return rows.map(({ consumer }) => consumer);
}

export interface FailureRow {
  readonly consumer: string;
  readonly eventId: number;
  readonly kind: string;
  readonly error: string;
  readonly tries: number;
  readonly failedAt: Date;
  readonly nextTryAt: Date;
}

export async function selectFailures(sql: Sql): Promise<readonly FailureRow[]> {
  return sql<FailureRow[]>`
    select consumer, event_id as "eventId", kind, error, tries, failed_at as "failedAt", next_try_at as "nextTryAt"
    from event_failure order by failed_at, consumer, event_id`;
}

export async function countFailures(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) as count from event_failure`;
  return row?.count ?? 0;
}

/** Every event that is put aside is due; whichever platform runs tells it again. */
export async function makeFailuresDue(sql: Sql): Promise<void> {
  await sql`update event_failure set next_try_at = now()`;
}

export async function moveFailures(
  tx: Tx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await tx`update event_failure set user_id = ${to} where user_id = ${from}`;
}

export async function deleteFailures(tx: Tx, userId: number): Promise<void> {
  await tx`delete from event_failure where user_id = ${userId}`;
}
