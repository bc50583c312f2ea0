import type { Sql } from './database.ts';

/** The database's shape as text: committed as database.txt, so a review sees what a migration really did. */
export async function describeShape(sql: Sql): Promise<string> {
  const columns = await sql<{ table: string; line: string }[]>`
    select c.relname as "table",
      format('  %s %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then ' not null' else '' end,
        case when a.attidentity <> '' then ' identity' when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end) as line
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition order by c.relname collate "C", a.attnum`;
  const constraints = await sql<{ table: string; line: string }[]>`
    select c.relname as "table", format('  %s', pg_get_constraintdef(k.oid)) as line
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and k.contype in ('p', 'u', 'f', 'c') order by k.contype, k.conname collate "C"`;
  const indexes = await sql<{ table: string; line: string }[]>`
    select c.relname as "table", '  ' || regexp_replace(pg_get_indexdef(i.indexrelid), 'ON public\.', 'ON ') as line
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_class x on x.oid = i.indexrelid
    where n.nspname = 'public' and not c.relispartition and not exists (select from pg_constraint k where k.conindid = i.indexrelid) order by x.relname collate "C"`;
  const tables = [...new Set(columns.map((row) => row.table))];
  const lines = (rows: readonly { table: string; line: string }[], table: string) =>
    rows.filter((row) => row.table === table).map((row) => row.line);
  const blocks = tables.map((table) =>
    [table, ...lines(columns, table), ...lines(constraints, table), ...lines(indexes, table)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}
