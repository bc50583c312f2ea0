import type { Sql } from '../../kernel/database/index.ts';

/** The first process that asks puts its own in; all others find it. */
export async function selectOrInsertSecret(sql: Sql, drawn: string): Promise<string> {
  await sql`insert into lead_secret (id, value) values (1, ${drawn}) on conflict (id) do nothing`;
  const [row] = await sql<{ value: string }[]>`select value from lead_secret`;
  if (!row) throw new Error('The secret of the forms cannot be read');
  return row.value;
}
