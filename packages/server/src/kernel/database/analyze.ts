import type { Tx } from './database.ts';

/**
 * Counts anew what was just filled, instead of waiting for autovacuum. NOTE: only tables of more than ten pages.
 * PostgreSQL takes a shorter one that was never analyzed for ten pages and uses its indexes; analyzed, it would be read
 * as a whole, by plans that are kept while it grows.
 */
export async function analyzeFilled(tx: Tx): Promise<void> {
  const [row] = await tx<{ tables: string | null }[]>`
    select string_agg(oid::regclass::text, ', ') as tables from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and pg_relation_size(oid) > 10 * current_setting('block_size')::int`;
  if (row?.tables) await tx.unsafe(`analyze ${row.tables}`);
}
