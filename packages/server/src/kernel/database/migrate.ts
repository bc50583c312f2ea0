import { analyzeFilled } from './analyze.ts';
import type { Sql } from './database.ts';
import { type Migration, migrationsDirectory, readMigrations } from './migrations.ts';

const MIGRATION_LOCK = 7_210_402;

/** Brings the database forward. Each file is one transaction: after a crash it was applied, or it was not. */
export async function migrate(sql: Sql, directory: string = migrationsDirectory): Promise<void> {
  const files = readMigrations(directory);
  const connection = await sql.reserve();
  try {
    await connection`set statement_timeout = 0`;
    await connection`set lock_timeout = 0`;
    await connection`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await connection`create table if not exists schema_migration (
      number int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`;
    const applied = await connection<
      Pick<Migration, 'number' | 'name' | 'checksum'>[]
    >`select number, name, checksum from schema_migration order by number`;
    const missing = pending(files, applied);
    for (const migration of missing) {
      await connection.unsafe(`begin; ${migration.text}
        ; insert into schema_migration (number, name, checksum)
          values (${migration.number}, '${migration.name}', '${migration.checksum}'); commit;`);
    }
    if (missing.length > 0) await analyzeFilled(connection);
  } catch (error) {
    await connection.unsafe('rollback');
    throw error;
  } finally {
    await connection`select pg_advisory_unlock(${MIGRATION_LOCK})`;
    await connection`reset statement_timeout`;
    await connection`reset lock_timeout`;
    connection.release();
  }
}

/** Throws when history was rewritten: a migration that has run is never edited. */
function pending(
  files: readonly Migration[],
  applied: readonly Pick<Migration, 'number' | 'name' | 'checksum'>[],
): readonly Migration[] {
  const known = new Map(files.map((file) => [file.number, file]));
  if (known.size !== files.length) throw new Error('Two migrations have the same number');
  for (const row of applied) {
    const file = known.get(row.number);
    if (!file) throw new Error(`The database has migration ${row.name}, which this version does not know; it is newer`);
    if (file.checksum !== row.checksum)
      throw new Error(`Migration ${row.name} was changed after it ran; add a new one instead`);
  }
  const done = new Set(applied.map((row) => row.number));
  return files.filter((file) => !done.has(file.number));
}
