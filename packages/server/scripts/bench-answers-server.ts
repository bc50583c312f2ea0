// The platform that bench-answers.ts measures, with two plain routes beside it, and what it has used.
import { Socket } from 'node:net';
import { writeThread, numberDraft } from '../src/testing/test-course.ts';
import { defaultConfig } from '../src/kernel/config/index.ts';
import { connectPostgres } from '../src/kernel/database/database.ts';
import { createApp } from '../src/kernel/http/index.ts';
import { createLog } from '../src/kernel/log/index.ts';
import { startPlatform } from '../src/platform.ts';

export interface Served {
  readonly url: string;
  /** Where /select and /insert are. */
  readonly plainUrl: string;
  readonly threadId: number;
  /** Each is answered right by the number 7. */
  readonly problemIds: readonly number[];
  /** Of the database, as a session of the platform has them. */
  readonly settings: string;
}

/** Since the start; bytes, milliseconds of CPU. */
export interface Usage {
  readonly statements: number;
  readonly answers: number;
  readonly wal: number;
  readonly disk: number;
  readonly cpu: number;
}

const PROBLEMS = 100;

let statements = 0;
const write = Socket.prototype.write;
/** Counts the messages that run a statement (Bind and Query) in what goes to PostgreSQL, which begins with whole messages. */
Socket.prototype.write = function (this: Socket, ...args: Parameters<typeof write>) {
  const [chunk] = args;
  if (Buffer.isBuffer(chunk) && this !== process.stdout)
    for (let at = 0; at + 5 <= chunk.length; at += 1 + chunk.readInt32BE(at + 1)) {
      if (chunk[at] === 0x42 || chunk[at] === 0x51) statements += 1;
      if (chunk.readInt32BE(at + 1) < 4) break;
    }
  return write.apply(this, args);
} as typeof write;

const config = {
  ...defaultConfig,
  port: 0,
  host: '127.0.0.1',
  databaseUrl: process.env['DATABASE_URL'] ?? null,
  data: process.env['LOGIKIT_BENCH_DATA'] ?? null,
  environment: 'test' as const,
  quiet: true,
  answerBurst: 1_000_000,
};
/** As by a role that may not set what it needs: the settings are the server's own. */
const bare =
  process.env['LOGIKIT_BENCH_AS_IT_IS'] === '1' && config.databaseUrl ? connectPostgres(config.databaseUrl) : null;
const platform = await startPlatform(config, {
  ...(bare && { database: { kind: 'postgres', sql: bare, close: () => bare.end({ timeout: 5 }) } }),
});
const { sql } = platform;
const { threadId, problemIds } = await writeThread(
  sql,
  [{ problems: Array.from({ length: PROBLEMS }, () => numberDraft('7')) }],
  { isSequential: false },
);
await sql`update problem set family = 'series', mode = 'number' where id = any(${[...problemIds]}::int[])`;
await sql`create table bench_row (id serial primary key, word text not null)`;

const plain = await createApp(config, createLog({ quiet: true, pretty: false }));
plain.get('/select', { config: { policy: 'public' } }, async () => sql`select 1 as one`);
plain.post('/insert', { config: { policy: 'public' } }, async () => sql`insert into bench_row (word) values ('word')`);
await plain.listen({ port: 0, host: '127.0.0.1' });
const address = plain.server.address();
const plainUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

async function usage(): Promise<Usage> {
  await platform.settled();
  const used = statements;
  const [row] = await sql<{ answers: number; wal: number; disk: number }[]>`
    select (select count(*) from passing) as answers, pg_current_wal_lsn() - '0/0' as wal,
      (select sum(pg_total_relation_size(oid)) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace)
        as disk`;
  if (!row) throw new Error('The database did not tell its sizes');
  const { user, system } = process.cpuUsage();
  return { ...row, statements: used, cpu: (user + system) / 1000 };
}

process.on('message', (message) => {
  if (message === 'usage') void usage().then((used) => process.send?.(used));
  if (message === 'close')
    void plain
      .close()
      .then(() => platform.close())
      .then(() => process.exit(0));
});
async function settings(): Promise<string> {
  const [row] = await sql<{ text: string }[]>`
    select string_agg(name || ' ' || current_setting(name), ', ' order by n) as text
    from unnest('{server_version,jit,fsync,synchronous_commit,autovacuum}'::text[]) with ordinality as t (name, n)`;
  return row?.text ?? '';
}

const served: Served = { url: platform.url, plainUrl, threadId, problemIds, settings: await settings() };
process.send?.(served);
