import type { Sql } from '../database/index.ts';

/** How old the first event is that a consumer has not heard, in seconds; 0: it has heard all. By consumer. */
export async function selectLags(sql: Sql, consumers: readonly string[]): Promise<Readonly<Record<string, number>>> {
  const rows = await sql<{ consumer: string; seconds: number }[]>`
    select c.consumer, greatest(0, coalesce(extract(epoch from now() - next.created_at), 0))::int as seconds
    from event_cursor c left join lateral (
      select created_at from event_log e where (e.xid, e.id) > (c.xid, c.id) order by e.xid, e.id limit 1) as next on true
    where c.consumer = any(${[...consumers]}::text[])`;
  return Object.fromEntries(rows.map(({ consumer, seconds }) => [consumer, seconds]));
}

/** A transaction that has written: nobody hears what was committed after it began. Others' details may be hidden. */
export interface Holder {
  readonly pid: number;
  readonly database: string | null;
  readonly user: string | null;
  readonly application: string | null;
  readonly since: Date | null;
}

/** Who holds the horizon back, anywhere in the cluster: the oldest, or null when it is nobody that can be seen. */
export async function selectHolder(sql: Sql): Promise<Holder | null> {
  const [row] = await sql<Holder[]>`
    select pid, datname as database, usename as user, application_name as application, xact_start as since
    from pg_stat_activity where backend_xid is not null order by age(backend_xid) desc limit 1`;
  return row ?? null;
}

/**
 * Ends transactions of our role in our database that have written and go on for so long. NOTE: one long statement is
 * left alone: the role's limits end those, unless who runs it has lifted them, as a migration does.
 */
export async function endLongTransactions(sql: Sql, seconds: number): Promise<number> {
  const rows = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where usename = session_user and datname = current_database() and backend_xid is not null
      and pid <> pg_backend_pid() and xact_start < now() - make_interval(secs => ${seconds})
      and query_start > xact_start + make_interval(secs => ${seconds / 2})`;
  return rows.length;
}
