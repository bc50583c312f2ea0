import type { Sql } from '../../kernel/database/index.ts';

export interface WaitingLetter {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** This try counts. */
  readonly tries: number;
}

interface Claim {
  readonly now: Date;
  /** Letters from before are not sent any more: what they say is no longer true. */
  readonly notBefore: Date;
  readonly mostTries: number;
  /** When somebody else may try, if we do not come back. */
  readonly until: Date;
  readonly count: number;
}

/** Takes letters that are due. No other process gets them before `until`. */
export function claimLetters(sql: Sql, claim: Claim): Promise<WaitingLetter[]> {
  return sql<WaitingLetter[]>`
    update letter set tries = tries + 1, next_try_at = ${claim.until}
    where id in (
      select id from letter
      where sent_at is null and refused_by is null and tries < ${claim.mostTries} and next_try_at <= ${claim.now}
        and created_at > ${claim.notBefore}
      order by id limit ${claim.count} for update skip locked)
    returning id, recipient, subject, text, html, tries`.execute();
}

export async function markSent(sql: Sql, id: number, at: Date): Promise<void> {
  await sql`update letter set sent_at = ${at} where id = ${id}`;
}

export async function markRefused(sql: Sql, id: number, by: string): Promise<void> {
  await sql`update letter set refused_by = ${by} where id = ${id}`;
}

export async function postpone(sql: Sql, id: number, until: Date): Promise<void> {
  await sql`update letter set next_try_at = ${until} where id = ${id}`;
}

/** People's addresses and secrets are not kept for longer than they are needed. */
export async function deleteLettersBefore(sql: Sql, before: Date): Promise<void> {
  await sql`delete from letter where created_at < ${before}`;
}
