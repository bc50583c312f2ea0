import { randomBytes } from 'node:crypto';
import type { Sql } from '../../kernel/database/index.ts';

/** What this platform makes the ids of variants with: drawn once, the same for every process. */
export async function variantSecret(sql: Sql): Promise<string> {
  await sql`
    insert into training_secret (name, value) values ('variants', ${randomBytes(32).toString('base64url')})
    on conflict (name) do nothing`;
  const [row] = await sql<{ value: string }[]>`select value from training_secret where name = 'variants'`;
  if (!row) throw new Error('The secret of the variant ids cannot be read');
  return row.value;
}
