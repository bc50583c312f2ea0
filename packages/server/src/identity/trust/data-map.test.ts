import { expect, it } from 'vitest';
import { eachDatabase } from '../../testing/platform.ts';
import { impersonalTables, personalTables } from './data-map.ts';

eachDatabase('the data map', (platform) => {
  it('names every column of every table, once: a new one must say what becomes of it', async () => {
    const rows = await platform().sql<{ table: string; column: string }[]>`
      select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'
        and not (table_name::text ~ '^event_log_(\\d+|rest)$')`;
    const kept = rows.map(({ table, column }) => `${table}.${column}`).sort();
    const named = [
      ...Object.entries(impersonalTables).flatMap(([table, columns]) => columns.map((one) => `${table}.${one}`)),
      ...Object.entries(personalTables).flatMap(([table, { shown, withheld }]) =>
        [...shown, ...withheld].map((one) => `${table}.${one}`),
      ),
    ].sort();
    expect(named).toEqual(kept);
  });

  it('says "cascade" only where the database does that', async () => {
    const rows = await platform().sql<{ table: string }[]>`
      with recursive gone as (
        select '"user"'::regclass::oid as id
        union
        select c.conrelid from pg_constraint c join gone g on c.confrelid = g.id
        where c.contype = 'f' and c.confdeltype = 'c')
      select relname as table from gone join pg_class on pg_class.oid = gone.id`;
    const cascading = new Set(rows.map(({ table }) => table));
    const promised = Object.entries(personalTables).filter(([, { erasure }]) => erasure === 'cascade');
    expect(promised.map(([table]) => table).filter((table) => !cascading.has(table))).toEqual([]);
  });
});
