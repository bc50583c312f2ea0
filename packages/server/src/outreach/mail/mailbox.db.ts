import type { Sql } from '../../kernel/database/index.ts';

export interface ShownLetter {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly refusedBy: string | null;
}

const columns = (sql: Sql) => sql`
  id, recipient, subject, text, html, created_at as "createdAt", sent_at as "sentAt", refused_by as "refusedBy"`;

/** The newest first; of one address where one is named. */
export function selectLetters(sql: Sql, to: string | null, count: number): Promise<ShownLetter[]> {
  return sql<ShownLetter[]>`
    select ${columns(sql)} from letter where ${to}::text is null or lower(recipient) = lower(${to})
    order by id desc limit ${count}`.execute();
}

export async function selectOptionalLetter(sql: Sql, id: number): Promise<ShownLetter | null> {
  const [row] = await sql<ShownLetter[]>`select ${columns(sql)} from letter where id = ${id}`;
  return row ?? null;
}
