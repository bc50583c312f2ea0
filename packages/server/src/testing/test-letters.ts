import type { Sql } from '../kernel/database/database.ts';

export interface LetterOf {
  readonly kind: string;
  readonly locale: string;
  readonly text: string;
  /** After the "#" of its link. */
  readonly secret: string;
  readonly code: string;
}

/** The letters to an address, the newest first, with what their reader would press or type. */
export async function lettersTo(sql: Sql, to: string): Promise<readonly LetterOf[]> {
  const rows = await sql<{ kind: string; locale: string; text: string }[]>`
    select kind, locale, text from letter where recipient = ${to} order by id desc`;
  return rows.map((row) => ({
    ...row,
    secret: /#(\S+)/.exec(row.text)?.[1] ?? '',
    code: /\b\d{6}\b/.exec(row.text)?.[0] ?? '',
  }));
}

/** The newest one. */
export async function letterTo(sql: Sql, to: string): Promise<LetterOf> {
  const [letter] = await lettersTo(sql, to);
  if (!letter) throw new Error(`There is no letter to ${to}`);
  return letter;
}
