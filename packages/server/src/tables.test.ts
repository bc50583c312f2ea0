import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sharedTables, tableOwners } from './tables.ts';

const source = import.meta.dirname;
const migrations = join(source, '../migrations');

/** The tables that all migrations together leave behind. */
function migratedTables(): readonly string[] {
  const tables = new Set<string>();
  for (const file of globSync('*.sql', { cwd: migrations }).toSorted()) {
    const sql = readFileSync(join(migrations, file), 'utf8').replaceAll(/--.*/g, '');
    for (const [, name = ''] of sql.matchAll(/create (?:unlogged )?table (?:if not exists )?"?(\w+)"?\s*(?:\(|as\b)/g))
      tables.add(name);
    for (const [, name = ''] of sql.matchAll(/drop table (?:if exists )?"?(\w+)"?/g)) tables.delete(name);
    for (const [, before = '', after = ''] of sql.matchAll(/alter table "?(\w+)"? rename to "?(\w+)"?/g)) {
      tables.delete(before);
      tables.add(after);
    }
  }
  return [...tables].toSorted();
}

/** The tables of the list that stand where SQL names one. A name that a `with` gives is none of them. */
function tablesIn(code: string): ReadonlySet<string> {
  const sql = code
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*/gm, '')
    .replaceAll(/(?:import|export)[^;]*? from '[^']*';/g, '');
  const given = new Set(
    [...sql.matchAll(/\b(\w+) as (?:not materialized |materialized )?\(/g)].map(([, name]) => name),
  );
  const named = sql.matchAll(/\b(?:from|join|update|into|using|table|references)\s+(?:only\s+)?"?([a-z_]\w*)"?/g);
  return new Set([...named].flatMap(([, name = '']) => (name in tableOwners && !given.has(name) ? [name] : [])));
}

/** Which features beside its owner name a table. */
function foreignUses(files: ReadonlyMap<string, string>): Readonly<Record<string, readonly string[]>> {
  const uses = new Map<string, Set<string>>();
  for (const [file, code] of files) {
    const feature = file.split('/').slice(0, 2).join('/');
    for (const table of tablesIn(code))
      if (tableOwners[table] !== feature) uses.set(table, (uses.get(table) ?? new Set()).add(feature));
  }
  return Object.fromEntries([...uses].map(([table, features]) => [table, [...features].toSorted()]));
}

const statements = new Map(
  globSync('**/*.db.ts', { cwd: source }).map((file) => [file, readFileSync(join(source, file), 'utf8')]),
);

describe('tables and their owners', () => {
  it('every table that the migrations make has one owner, and the owner is a feature', () => {
    expect(Object.keys(tableOwners).toSorted()).toEqual(migratedTables());
    const features = new Set(globSync('*/*/index.ts', { cwd: source }).map((file) => file.replace('/index.ts', '')));
    const outside = [...new Set(Object.values(tableOwners))].filter((owner) => !features.has(owner));
    expect(outside).toEqual([]);
  });

  it('a feature’s SQL names its own tables, and others only where the list says so', () => {
    const listed = Object.fromEntries(
      Object.entries(sharedTables).map(([table, { namedBy }]) => [table, [...namedBy].toSorted()]),
    );
    expect(foreignUses(statements)).toEqual(listed);
  });

  it('at most six tables are shared for a reason', () => {
    expect(Object.values(sharedTables).filter(({ reason }) => reason !== null).length).toBeLessThanOrEqual(6);
  });

  it('catches an injected statement, and takes no name of a `with` for a table', () => {
    const join = 'const rows = tx`select 1 from file f left join signing_key k on true`;';
    expect(foreignUses(new Map([['commerce/shop/a.db.ts', join]]))).toEqual({
      file: ['commerce/shop'],
      signing_key: ['commerce/shop'],
    });
    const given = 'tx`with file as (select 1) select * from file`; // from signing_key';
    expect(foreignUses(new Map([['commerce/shop/a.db.ts', given]]))).toEqual({});
  });
});
