import type { JSONValue } from 'postgres';
import type { Sql, Tx } from '../database/index.ts';
import { deleteFailures, moveFailures } from './event-failure.db.ts';
import type { LoggedEvent, NewEvent, UnheardEvents } from './event-log.ts';

/** Appends an event in the caller's transaction. NOTE: wake the consumers when it is committed. */
export async function appendEvent(tx: Tx, { kind, userId, facts }: NewEvent): Promise<void> {
  await tx`insert into event_log (kind, user_id, facts) values (${kind}, ${userId}, ${tx.json(facts as JSONValue)})`;
}

/** An event of the last days; null when its day was dropped. */
export async function selectOptionalEvent(tx: Tx, id: number): Promise<LoggedEvent | null> {
  const [row] = await tx<LoggedEvent[]>`
    select id, kind, user_id as "userId", facts, created_at as "createdAt" from event_log where id = ${id}`;
  return row ?? null;
}

interface Position {
  /** A 64-bit number as text: it would not fit. */
  readonly xid: string;
  readonly id: number;
}

export interface Batch {
  /** Those that are of the kinds. */
  readonly events: readonly LoggedEvent[];
  /** How many were passed, of all kinds. */
  readonly count: number;
  /** Where the batch ends; null when there was nothing, or another process is at it. */
  readonly end: Position | null;
}

interface Wanted {
  readonly consumer: string;
  readonly kinds: readonly string[];
  readonly limit: number;
  /** How long each later statement of the transaction may take. */
  readonly patienceMs: number;
}

/**
 * The next events of a consumer whose cursor this transaction holds from now on. Only what committed before every
 * transaction that is still running: whatever comes later is ordered behind, so nothing can be skipped.
 * The transaction's commit waits for no disk: what a crash takes away goes together with the cursor, and is done again.
 */
export async function takeBatch(tx: Tx, { consumer, kinds, limit, patienceMs }: Wanted): Promise<Batch> {
  type Row = LoggedEvent & Position & { readonly isHeard: boolean };
  const rows = await tx<Row[]>`
    with place as materialized (
      select xid, id from event_cursor
      where consumer = ${consumer} and set_config('synchronous_commit', 'off', true) = 'off'
        and set_config('statement_timeout', ${String(patienceMs)}, true) is not null for update skip locked)
    select e.id, e.xid::text as xid, e.kind, e.user_id as "userId", e.facts, e.created_at as "createdAt",
      e.kind = any(${[...kinds]}::text[]) as "isHeard"
    from place, lateral (
      select * from event_log e
      where (e.xid, e.id) > (place.xid, place.id) and e.xid < pg_snapshot_xmin(pg_current_snapshot())
      order by e.xid, e.id limit ${limit}) as e
    order by e.xid, e.id`;
  const last = rows.at(-1);
  return {
    events: rows.filter(({ isHeard }) => isHeard),
    count: rows.length,
    end: last ? { xid: last.xid, id: last.id } : null,
  };
}

export async function moveCursor(tx: Tx, consumer: string, { xid, id }: Position): Promise<void> {
  await tx`update event_cursor set xid = ${xid}::xid8, id = ${id} where consumer = ${consumer}`;
}

/** Consumers that have not heard everything. `isBehindHorizon`: only what they could hear now. */
export async function selectBehind(sql: Sql, isBehindHorizon: boolean): Promise<readonly string[]> {
  const heard = isBehindHorizon ? sql`where xid < pg_snapshot_xmin(pg_current_snapshot())` : sql``;
  const rows = await sql<{ consumer: string }[]>`
    select consumer from event_cursor
    where (xid, id) < (select xid, id from event_log ${heard} order by xid desc, id desc limit 1)`;
  return rows.map(({ consumer }) => consumer);
}

/** A new consumer begins at the end of the log: what happened before it was there is not told to it. */
export async function insertCursors(sql: Sql, consumers: readonly string[]): Promise<void> {
  await sql`
    insert into event_cursor (consumer, xid, id)
    select name, coalesce(last.xid, '0'::xid8), coalesce(last.id, 0)
    from unnest(${[...consumers]}::text[]) as name
    left join (select xid, id from event_log order by xid desc, id desc limit 1) as last on true
    on conflict do nothing`;
}

/** The events that a consumer has not heard, as a subquery. */
export const unheardEvents = (tx: Tx, consumer: string): UnheardEvents => tx`(
  select e.kind, e.user_id, e.facts from event_log e, event_cursor c
  where c.consumer = ${consumer} and (e.xid, e.id) > (c.xid, c.id))`;

/**
 * A new consumer that makes up for what was before begins at the horizon: what committed behind it is seen by every
 * later statement, and what is seen from beyond it are `unheardEvents`. False: it is there already, or another process
 * has made it meanwhile, which is waited for.
 */
export async function insertCursorAtHorizon(tx: Tx, consumer: string): Promise<boolean> {
  await tx`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`;
  const { count } = await tx`
    insert into event_cursor (consumer, xid, id) values (${consumer}, pg_snapshot_xmin(pg_current_snapshot()), 0)
    on conflict do nothing`;
  return count === 1;
}

/** Holds every consumer between two batches until the transaction ends: for moving a person's unread events. */
export async function lockCursors(tx: Tx): Promise<void> {
  await tx`select 1 from event_cursor order by consumer for update`;
}

export async function moveEvents(tx: Tx, people: { readonly from: number; readonly to: number }): Promise<void> {
  const { from, to } = people;
  await moveFailures(tx, people);
  await tx`
    update event_log set user_id = ${to}
    where user_id = ${from} and (xid, id) > (select xid, id from event_cursor order by xid, id limit 1)`;
}

export async function deleteEvents(tx: Tx, userId: number): Promise<void> {
  await tx`delete from event_log where user_id = ${userId}`;
  await deleteFailures(tx, userId);
}

/**
 * Takes over a log that came from another cluster, as by a restored dump: transactions count anew there, and its events
 * would seem to lie in the future.
 */
export async function adoptLog(sql: Sql): Promise<void> {
  await sql`
    with foreign_log as (
      select from event_log where xid >= pg_snapshot_xmax(pg_current_snapshot())
      union all select from event_cursor where xid >= pg_snapshot_xmax(pg_current_snapshot()) limit 1
    ), cursors as (update event_cursor set xid = '0' where exists (select from foreign_log))
    update event_log set xid = '0' where exists (select from foreign_log)`;
}

/** Makes the partitions of the days to come. Several processes may do it at once. */
export async function makeDays(sql: Sql, ahead: number): Promise<void> {
  await sql`select make_event_log_days(${ahead})`;
}

/** Drops the days that are older than this many days and that all these consumers have passed. */
export async function dropOldDays(sql: Sql, kept: number, consumers: readonly string[]): Promise<void> {
  const days = await sql<{ name: string }[]>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'event_log'::regclass
      and c.relname < 'event_log_' || to_char((now() at time zone 'UTC')::date - ${kept}::int, 'YYYYMMDD')`;
  for (const { name } of days) {
    const unheard = await sql`
      select 1 from ${sql(name)} e, event_cursor c
      where c.consumer = any(${[...consumers]}::text[]) and (e.xid, e.id) > (c.xid, c.id) limit 1`;
    if (unheard.length === 0) await sql`drop table if exists ${sql(name)}`;
  }
}

/** Appends an event for each row of `from`, in a statement of somebody else: `values` are kind, user and facts. */
export const appendEventsSql = (from: string, values: string): string => `
  insert into event_log (kind, user_id, facts) select ${values} from ${from} returning id, user_id`;
