import { randomBytes } from 'node:crypto';
import type { Sql } from '../../kernel/database/index.ts';

/** What the blocks of exercises are drawn with: made once, the same for every process. */
export async function drawSecret(sql: Sql): Promise<string> {
  await sql`
    insert into training_secret (name, value) values ('exercises', ${randomBytes(32).toString('base64url')})
    on conflict (name) do nothing`;
  const [row] = await sql<{ value: string }[]>`select value from training_secret where name = 'exercises'`;
  if (!row) throw new Error('The secret of the exercises cannot be read');
  return row.value;
}
