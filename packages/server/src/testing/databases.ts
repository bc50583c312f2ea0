import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { connectEmbedded } from '../kernel/database/database.ts';
import { openEmbedded } from '../kernel/database/embedded.ts';
import { migrate } from '../kernel/database/migrate.ts';
import { migrationsDirectory, readMigrations } from '../kernel/database/migrations.ts';

/** Where a PostgreSQL for tests may be; its databases are made and dropped freely. */
export const testServer = process.env['LOGIKIT_TEST_POSTGRES'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

export async function postgresAnswers(): Promise<boolean> {
  const sql = postgres(testServer, { max: 1, connect_timeout: 2, onnotice: () => undefined });
  try {
    await sql`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
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
