import { join } from 'node:path';
import postgres from 'postgres';
import type { Config } from '../config/index.ts';
import type { Log } from '../log/index.ts';
import { DURABILITY_NOTICE, type Embedded, openEmbedded } from './embedded.ts';
import { setForRole, warnOfSettings } from './role-settings.ts';
import { seededDirectory } from './seeded.ts';

/** The pool. Inside a handler use the `tx` that it gets instead. */
export type Sql = postgres.Sql<Parsed>;
/** The request's transaction, or the pool when the request changes nothing. */
export type Tx = postgres.ISql<Parsed>;
/** A transaction that can be undone in part. */
export type Transaction = postgres.TransactionSql<Parsed>;
type Parsed = { bigint: number; numeric: number };

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly sql: Sql;
  close(): Promise<void>;
}

const HOUR = 3_600_000;
const KEPT_DUMPS = 3;
const FIRST_ANSWER_MS = 30_000;

/** One parser set for both databases: bigint and numeric are numbers. */
const parsers = {
  bigint: { to: 20, from: [20], serialize: String, parse: Number },
  numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
};

export async function openDatabase(config: Config, log: Log, snapshot: string | null = null): Promise<Database> {
  return config.databaseUrl === null
    ? openEmbeddedDatabase(config, log, snapshot)
    : openPostgres(config.databaseUrl, log);
}

async function openPostgres(url: string, log: Log): Promise<Database> {
  let sql = connectPostgres(url);
  await firstAnswer(sql);
  if (await setForRole(sql)) {
    await sql.end({ timeout: 5 });
    sql = connectPostgres(url);
    await warnOfSettings(sql, log);
  }
  return { kind: 'postgres', sql, close: () => sql.end({ timeout: 5 }) };
}

/**
 * NOTE: the driver tries for ever where a connection opens and closes without a word, as behind a proxy whose database
 * is away.
 */
async function firstAnswer(sql: Sql): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(Object.assign(new Error('PostgreSQL does not answer'), { code: 'CONNECT_TIMEOUT' })),
    FIRST_ANSWER_MS,
  );
  await Promise.race([sql`select 1`, late.promise]).finally(() => clearTimeout(timer));
}

/** `debug` is told of each statement (tests). */
export function connectPostgres(
  url: string,
  debug?: postgres.Options<Record<string, postgres.PostgresType>>['debug'],
): Sql {
  return postgres(url, {
    types: parsers,
    max: 16,
    onnotice: () => undefined,
    connect_timeout: 5,
    // A database that is back is found within half a second, however long it was away.
    backoff: (retries: number) => Math.min(3 ** retries / 100, 0.5),
    // NOTE: one of the few parameters that a pooler lets through; all others are settings of the role.
    connection: { TimeZone: 'UTC' },
    ...(debug !== undefined && { debug }),
  });
}

async function openEmbeddedDatabase(config: Config, log: Log, snapshot: string | null): Promise<Database> {
  if (config.environment === 'production' && !config.allowEmbedded) {
    throw new Error(
      'The embedded database is refused under NODE_ENV=production, because it never fsyncs: a power cut may lose acknowledged answers. ' +
        'Set DATABASE_URL, or LOGIKIT_ALLOW_EMBEDDED=1 if that is what you want.',
    );
  }
  // Tests fill theirs with what they rely on, and nobody has lived in it.
  const seeded = config.withDemo && config.environment === 'development' ? seededDirectory() : null;
  const embedded = await openEmbedded({ directory: config.data, snapshot, seeded });
  if (config.data !== null) log.warn(DURABILITY_NOTICE);
  const sql = connectEmbedded(embedded);
  await sql`select 1`;
  const stopDumps = config.data === null ? () => undefined : scheduleDumps(embedded, join(config.data, 'dumps'), log);
  return {
    kind: 'embedded',
    sql,
    close: async () => {
      stopDumps();
      await sql.end({ timeout: 5 });
      await embedded.close();
    },
  };
}

/** NOTE: exactly one connection. pglite-socket interleaves the messages of several, and one would run another's portal. */
export function connectEmbedded(embedded: Embedded): Sql {
  return postgres({
    path: embedded.socket,
    types: parsers,
    max: 1,
    onnotice: () => undefined,
    user: 'postgres',
    database: 'postgres',
  });
}

function scheduleDumps(embedded: Embedded, folder: string, log: Log): () => void {
  const timer = setInterval(() => {
    const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}.tar.gz`);
    embedded
      .dump(file, KEPT_DUMPS)
      .catch((error: unknown) => log.error({ error }, 'the embedded database could not be dumped'));
  }, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
