import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { eachDatabase } from '../../testing/platform.ts';
import { migrate } from './migrate.ts';
import { migrationsDirectory } from './migrations.ts';

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

  it('a file that is called otherwise stops the start, too: nothing is left out unnoticed', async () => {
    await fresh(() =>
      expect(migrate(platform().sql, withFiles({ '0001_two_words.sql': 'select 1;' }))).rejects.toThrow('is called'),
    );
  });

  it('what waited in the queues of before waits as jobs', async () => {
    const { sql } = platform();
    await sql`drop table job`;
    await sql.unsafe(`
      create table letter (id bigint, user_id int, recipient text, kind text, locale text, subject text, text text,
        html text, created_at timestamptz, tries smallint, next_try_at timestamptz, sent_at timestamptz, refused_by text);
      create table push (user_id int, day date, recipient_id int, created_at timestamptz, tries smallint,
        next_try_at timestamptz, sent_at timestamptz, refused_by text);
      create table recovery_ask (id bigint, email text, locale text, asked_at timestamptz);
      insert into letter values (2, null, 'b@x.example', 'invite', 'en', 'S', 'T', '<p>', now(), 3, now(), null, null),
        (1, null, 'a@x.example', 'recovery', 'tr', 'S', 'T', '<p>', now(), 1, now(), now(), null);
      insert into push select id, '2026-09-02', id, now(), 1, now(), null, '400' from "user" order by id limit 1;
      insert into recovery_ask values (1, 'c@x.example', 'de', now());`);
    const move = readFileSync(join(migrationsDirectory, '0220_jobs.sql'), 'utf8');
    await fresh(() => migrate(sql, withFiles({ '0001_jobs.sql': move })));
    const jobs =
      await sql`select kind, recipient, payload, key, tries, done_at is not null as done, failure from job order by id`;
    const email = { subject: 'S', text: 'T', html: '<p>' };
    const [user] = await sql`select id from "user" order by id limit 1`;
    const id = user?.['id'] as number;
    const waiting = { key: null, tries: 0, done: false, failure: null };
    expect(jobs.map((row) => ({ ...row }))).toEqual([
      {
        ...waiting,
        kind: 'email',
        recipient: 'a@x.example',
        payload: { ...email, template: 'recovery', locale: 'tr' },
        tries: 1,
        done: true,
      },
      {
        ...waiting,
        kind: 'email',
        recipient: 'b@x.example',
        payload: { ...email, template: 'invite', locale: 'en' },
        tries: 3,
      },
      {
        ...waiting,
        kind: 'reminder',
        recipient: String(id),
        payload: { day: '2026-09-02', recipientId: id },
        key: `${id} 2026-09-02`,
        tries: 1,
        failure: '400',
      },
      { ...waiting, kind: 'recovery', recipient: 'c@x.example', payload: { locale: 'de' } },
    ]);
  });
});
