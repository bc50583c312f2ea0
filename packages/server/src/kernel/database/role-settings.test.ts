import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/databases.ts';
import { hasPostgres } from '../../testing/platform.ts';
import { defaultConfig } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import { connectPostgres, type Database, openDatabase, type Sql } from './database.ts';
import { roleSettings, setForRole } from './role-settings.ts';

describe.runIf(hasPostgres)('settings of the role', () => {
  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  async function newDatabase(): Promise<string> {
    const { url, drop } = await createTestDatabase();
    closers.push(drop);
    return url;
  }

  const warnings: string[] = [];
  const log = { warn: (text: string) => warnings.push(text) } as unknown as Log; // nothing else is told here

  async function open(databaseUrl: string): Promise<Database> {
    const database = await openDatabase({ ...defaultConfig, databaseUrl }, log);
    closers.push(() => database.close());
    return database;
  }

  async function settingsOf(sql: Sql): Promise<Readonly<Record<string, string>>> {
    const rows = await sql<{ name: string; value: string }[]>`
      select name, current_setting(name) as value from unnest(${Object.keys(roleSettings)}::text[]) as name`;
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  }

  it('are set once, for every session that begins later, and nothing that a pooler refuses is asked of a connection', async () => {
    const { sql } = await open(await newDatabase());
    expect(await settingsOf(sql)).toEqual(roleSettings);
    expect(await setForRole(sql)).toBe(false);
    const named = await sql<{ name: string }[]>`select name from pg_settings where source = 'client'`;
    const letThrough = ['application_name', 'client_encoding', 'TimeZone'];
    expect(named.map(({ name }) => name).filter((name) => !letThrough.includes(name))).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('platforms that start at once do not hinder each other', async () => {
    const url = await newDatabase();
    const databases = await Promise.all(Array.from({ length: 6 }, async () => open(url)));
    for (const { sql } of databases) expect(await settingsOf(sql)).toEqual(roleSettings);
    expect(warnings).toEqual([]);
  });

  it('what cannot be set is told to an administrator in one line, and the platform goes on', async () => {
    const url = await newDatabase();
    const name = new URL(url).pathname.slice(1);
    const admin = connectPostgres(url);
    closers.push(() => admin.end({ timeout: 5 }));
    // As a replica is.
    await admin.unsafe(
      `alter database ${name} set default_transaction_read_only = on; alter database ${name} set jit = on`,
    );
    const { sql } = await open(url);
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
    expect(warnings.splice(0)).toEqual([
      expect.stringMatching(/^[^\n]*alter role \w+ in database \w+ set jit = 'off'[^\n]*$/),
    ]);
    await admin.unsafe(`alter database ${name} reset default_transaction_read_only`);
    expect(await settingsOf((await open(url)).sql)).toEqual(roleSettings);
    expect(warnings).toEqual([]);
  });
});
