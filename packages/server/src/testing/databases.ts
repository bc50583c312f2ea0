import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import postgres from 'postgres';
import { connectEmbedded } from '../kernel/database/database.ts';
import { openEmbedded } from '../kernel/database/embedded.ts';
import { migrate } from '../kernel/database/migrate.ts';
import { migrationsDirectory, readMigrations } from '../kernel/database/migrations.ts';

/** Where a PostgreSQL for tests may be; its databases are made and dropped freely. */
export const testServer = process.env['LOGIKIT_TEST_POSTGRES'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
export const testRedis = process.env['LOGIKIT_TEST_REDIS'] ?? 'redis://127.0.0.1:6379';

/** False where nobody listens. NOTE: one that listens and does not answer fails the run: half of the suite would be skipped. */
export async function postgresAnswers(): Promise<boolean> {
  if (!(await isListened(testServer, 5432))) return false;
  const sql = postgres(testServer, { max: 1, connect_timeout: PATIENCE_S, onnotice: () => undefined });
  try {
    await sql`select 1`;
    return true;
  } catch (error) {
    throw silent('PostgreSQL', testServer, error);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** False where nobody listens; one that listens and does not answer fails the run. */
export async function redisAnswers(): Promise<boolean> {
  if (!(await isListened(testRedis, 6379))) return false;
  const redis = new Redis(testRedis, { lazyConnect: true, connectTimeout: PATIENCE_S * 1000, retryStrategy: null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.ping();
    return true;
  } catch (error) {
    throw silent('Redis', testRedis, error);
  } finally {
    redis.disconnect();
  }
}

/** How long one that listens may take to answer on a machine that is busy otherwise. */
const PATIENCE_S = 120;

/** Whether somebody listens there: only a refused connection says that nobody does. */
async function isListened(address: string, usualPort: number): Promise<boolean> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || usualPort) });
  try {
    await once(socket, 'connect');
    return true;
  } catch (error) {
    if (isRefused(error)) return false;
    throw new Error(`Whether anybody listens at ${hostname}:${port || usualPort} cannot be told: ${String(error)}`, {
      cause: error,
    });
  } finally {
    socket.destroy();
  }
}

/** Where a name has several addresses, each of them has refused. */
function isRefused(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isRefused);
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}

function silent(name: string, address: string, cause: unknown): Error {
  const { host } = new URL(address);
  return new Error(`${host} is open, but ${name} does not answer the tests there: ${String(cause)}`, { cause });
}

/** A fresh database of its own for one test file; a copy of `template` when it names one. */
export async function createTestDatabase(
  template: string = 'template1',
): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `logikit_test_${randomUUID().replaceAll('-', '')}`;
  const admin = postgres(testServer, { max: 1, onnotice: () => undefined });
  await admin.unsafe(`create database ${name} template ${template}`);
  const url = new URL(testServer);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await admin.unsafe(`drop database if exists ${name} with (force)`);
      await admin.end({ timeout: 1 });
    },
  };
}

/** A dump of the empty migrated embedded database, made once per set of migrations: initdb costs a second each time. */
export async function migratedSnapshot(): Promise<string> {
  const sums = readMigrations(migrationsDirectory)
    .map((one) => one.checksum)
    .join();
  const folder = join(tmpdir(), 'logikit-snapshots');
  const file = join(folder, `${createHash('sha256').update(sums).digest('hex').slice(0, 16)}.tar.gz`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const embedded = await openEmbedded({ directory: null });
  const sql = connectEmbedded(embedded);
  await migrate(sql);
  const part = `${file}.${randomUUID()}`;
  await embedded.dump(part, Number.POSITIVE_INFINITY);
  await sql.end({ timeout: 1 });
  await embedded.close();
  renameSync(part, file);
  return file;
}
