import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { eachDatabase } from '../../testing/platform.ts';
import { migrate } from './migrate.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function withFiles(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'logikit-migrations-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

eachDatabase('migrations', (platform) => {
  const fresh = async <T>(work: () => Promise<T>): Promise<T> => {
    const { sql } = platform();
    await sql`delete from schema_migration`;
    return work();
  };

  it('one that fails leaves nothing of itself behind, and the next start goes on from there', async () => {
    const { sql } = platform();
    const broken = {
      '0001_first.sql': 'create table first (id int);',
      '0002_second.sql': 'create table second (id int); select nonsense;',
    };
    await fresh(async () => {
      await expect(migrate(sql, withFiles(broken))).rejects.toThrow('does not exist');
      expect(
        await sql`select to_regclass('first') is not null as first, to_regclass('second') is not null as second`,
      ).toEqual([{ first: true, second: false }]);
      await migrate(sql, withFiles({ ...broken, '0002_second.sql': 'create table second (id int);' }));
      expect(await sql`select number from schema_migration order by number`).toEqual([{ number: 1 }, { number: 2 }]);
    });
  });

  it('two starts at once run each migration once', async () => {
    const { sql } = platform();
    const folder = withFiles({ '0001_once.sql': 'create table once_only (id int);' });
    await fresh(async () => {
      await Promise.all([migrate(sql, folder), migrate(sql, folder)]);
      expect(await sql`select name from schema_migration`).toEqual([{ name: '0001_once.sql' }]);
    });
  });

  it('history that was rewritten, or that is unknown, stops the start', async () => {
    const { sql } = platform();
    await fresh(async () => {
      await migrate(sql, withFiles({ '0001_a.sql': 'select 1;' }));
      await expect(migrate(sql, withFiles({ '0001_a.sql': 'select 2;' }))).rejects.toThrow('was changed after it ran');
      await expect(migrate(sql, withFiles({}))).rejects.toThrow('does not know');
    });
  });
});
