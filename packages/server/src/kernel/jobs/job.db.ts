import type { JSONValue } from 'postgres';
import { deleteInBatches, type Sql, type Tx } from '../database/index.ts';
import type { Job, JobKind } from './job.ts';

export interface NewJob<Payload extends object> {
  /** Whose it is: it goes with them. Null: nobody of ours. */
  readonly userId: number | null;
  /** Whom it reaches: an address, or a user's number. */
  readonly recipient: string | null;
  readonly payload: Payload;
  /** A second job of the kind with the same key is none. */
  readonly key?: string;
  readonly at: Date;
}

/** Asks for a job in the caller's transaction: it is done exactly when the change is kept. Wakes nobody. */
export async function enqueue<Payload extends object>(
  tx: Tx,
  kind: JobKind<Payload>,
  { userId, recipient, payload, key, at }: NewJob<Payload>,
): Promise<void> {
  await tx`insert into job (kind, user_id, recipient, payload, key, created_at, next_try_at)
    values (${kind.name}, ${userId}, ${recipient}, ${tx.json(payload as JSONValue)}, ${key ?? null}, ${at}, ${at})
    on conflict do nothing`;
}

interface Claim {
  readonly kind: string;
  readonly now: Date;
  /** Jobs from before are given up. */
  readonly notBefore: Date;
  /** When somebody else may try, if we do not come back. */
  readonly until: Date;
  readonly count: number;
}

export interface ClaimedJob extends Job<never> {
  readonly isTooOld: boolean;
}

/** Takes the jobs that have been due for longest. No other process gets them before `until`. */
export function claimJobs(sql: Sql, { kind, now, notBefore, until, count }: Claim): Promise<ClaimedJob[]> {
  return sql<ClaimedJob[]>`
    update job set tries = tries + (created_at > ${notBefore})::int, next_try_at = ${until},
      failure = case when created_at > ${notBefore} then null else 'too late' end
    where id in (
      select id from job
      where kind = ${kind} and done_at is null and failure is null and next_try_at <= ${now}
      order by next_try_at, id limit ${count} for update skip locked)
    returning id, user_id as "userId", recipient, payload, tries, created_at as "createdAt",
      failure is not null as "isTooOld"`.execute();
}

/** Takes a claimed job away for good; false: its claim ran out, and somebody else is at it. */
export async function takeJob(tx: Tx, { id, tries }: Job<never>): Promise<boolean> {
  return (await tx`delete from job where id = ${id} and tries = ${tries}`).count === 1;
}

export async function markDone(sql: Sql, id: number, at: Date): Promise<void> {
  await sql`update job set done_at = ${at} where id = ${id}`;
}

/** Among the dead letters from now on. */
export async function markFailed(sql: Sql, id: number, failure: string): Promise<void> {
  await sql`update job set failure = ${failure} where id = ${id}`;
}

export async function postpone(sql: Sql, id: number, until: Date): Promise<void> {
  await sql`update job set next_try_at = ${until} where id = ${id}`;
}

/** People's addresses and secrets are not kept for longer than they are needed. */
export function deleteJobsBefore(sql: Sql, before: Date): Promise<void> {
  return deleteInBatches(
    (limit) =>
      sql`delete from job where id in (select id from job where created_at < ${before} order by created_at limit ${limit})`,
  );
}

/** What reaches an address without being anybody's. */
export async function deleteJobsTo(tx: Tx, address: string): Promise<void> {
  await tx`delete from job where user_id is null and lower(recipient) = lower(${address})`;
}

/** A job as it is kept, for looking at. */
export interface KeptJob<Payload> {
  readonly id: number;
  readonly recipient: string | null;
  readonly payload: Payload;
  readonly createdAt: Date;
  readonly doneAt: Date | null;
  readonly failure: string | null;
}

interface Search {
  readonly id?: number;
  /** Only to one of these, in any case of letters. */
  readonly recipients?: readonly string[] | null;
  readonly since?: Date;
  readonly count: number;
}

/** The newest first. */
export function selectJobs<Payload extends object>(
  sql: Tx,
  kind: JobKind<Payload>,
  { id, recipients, since, count }: Search,
): Promise<KeptJob<Payload>[]> {
  const addresses = recipients?.map((one) => one.toLowerCase()) ?? null;
  return sql<KeptJob<Payload>[]>`
    select id, recipient, payload, created_at as "createdAt", done_at as "doneAt", failure from job
    where kind = ${kind.name} and (${id ?? null}::bigint is null or id = ${id ?? null})
      and (${addresses}::text[] is null or lower(recipient) = any(${addresses}::text[]))
      and (${since ?? null}::timestamptz is null or created_at > ${since ?? null})
    order by id desc limit ${count}`.execute();
}
