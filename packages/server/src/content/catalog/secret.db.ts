import { randomBytes } from 'node:crypto';
import type { Sql } from '../../kernel/database/index.ts';

async function secretOf(sql: Sql, name: string): Promise<string> {
  await sql`
    insert into training_secret (name, value) values (${name}, ${randomBytes(32).toString('base64url')})
    on conflict (name) do nothing`;
  const [row] = await sql<{ value: string }[]>`select value from training_secret where name = ${name}`;
  if (!row) throw new Error(`The secret of the ${name} cannot be read`);
  return row.value;
}

/** What this platform makes the ids of variants with: drawn once, the same for every process. */
export const variantSecret = (sql: Sql): Promise<string> => secretOf(sql, 'variants');

/** What the blocks of exercises are drawn with, as once and the same. */
export const drawSecret = (sql: Sql): Promise<string> => secretOf(sql, 'exercises');
