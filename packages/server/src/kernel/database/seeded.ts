import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrationsDirectory, readMigrations } from './migrations.ts';

const BUILT = fileURLToPath(new URL('../../../build/database', import.meta.url));

/** Where the build keeps an embedded database with the demo's content, made by just these migrations, for a first start. */
export function seededDirectory(): string {
  const sums = readMigrations(migrationsDirectory).map(({ checksum }) => checksum);
  return join(BUILT, createHash('sha256').update(sums.join()).digest('hex').slice(0, 16));
}

/** Begins a database that is not there yet as a copy of another. The caller holds the lock of its folder. */
export function copyDatabase(from: string, directory: string): void {
  if (existsSync(directory) || !existsSync(from)) return;
  mkdirSync(dirname(directory), { recursive: true });
  rmSync(`${directory}.part`, { recursive: true, force: true });
  cpSync(from, `${directory}.part`, { recursive: true });
  renameSync(`${directory}.part`, directory);
}
