import type postgres from 'postgres';
import type { Log } from '../log/index.ts';

/** The pool, which database.ts opens. */
type Sql = postgres.Sql<{ bigint: number; numeric: number }>;

/** What the platform's sessions need, as PostgreSQL tells it (decision 0030). */
export const roleSettings = {
  jit: 'off',
  plan_cache_mode: 'auto',
  statement_timeout: '3s',
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '10s',
} as const;

const SETTINGS_LOCK = 7_210_403;

/**
 * Sets for the role in this database what differs. True: something was set, and only sessions that begin from now on
 * have it. NOTE: not as parameters of a connection, which a pooler refuses.
 */
export async function setForRole(sql: Sql): Promise<boolean> {
  const statements = await differing(sql);
  if (statements.length === 0) return false;
  // One message is one transaction. The lock is for platforms that start at once: they would write the same row.
  const text = [`select pg_advisory_xact_lock(${SETTINGS_LOCK})`, ...statements].join('; ');
  // Who may not, and who stands on a replica, hears of it by what still differs.
  await sql.unsafe(text).catch(() => undefined);
  return true;
}

/** Tells an administrator what is still to be set. */
export async function warnOfSettings(sql: Sql, log: Log): Promise<void> {
  const statements = await differing(sql);
  if (statements.length === 0) return;
  log.warn(
    `The database has other settings than the platform needs, and they could not be set. As an administrator run: ` +
      `${statements.join('; ')}; then start again, and renew the connections of a pooler.`,
  );
}

/** The statements that would set what this session has otherwise. */
async function differing(sql: Sql): Promise<readonly string[]> {
  const rows = await sql<{ statement: string }[]>`
    select format('alter role %I in database %I set %s = %L', session_user, current_database(), name, value) as statement
    from unnest(${Object.keys(roleSettings)}::text[], ${Object.values(roleSettings)}::text[]) as wanted (name, value)
    where current_setting(name) <> value`;
  return rows.map(({ statement }) => statement);
}
