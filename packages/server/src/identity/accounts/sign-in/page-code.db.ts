import type { Tx } from '../../../kernel/database/index.ts';

export interface PageCodeRow {
  readonly hash: string;
  readonly userId: number;
  readonly partnerKey: string;
  readonly origin: string;
  readonly challenge: string;
  readonly state: string;
  readonly expiresAt: Date;
  /** Until when the session that it brings may ask for prices; null: not at all. */
  readonly purseUntil: Date | null;
}

export async function insertPageCode(tx: Tx, code: PageCodeRow): Promise<void> {
  await tx`insert into page_code (hash, user_id, partner_key, origin, challenge, state, expires_at,
      purse_until)
    values (${code.hash}, ${code.userId}, ${code.partnerKey}, ${code.origin}, ${code.challenge}, ${code.state},
      ${code.expiresAt}, ${code.purseUntil})`;
}

/** Uses the code up, whether what comes with it fits or not; null when there is none that is still good. */
export async function useOptionalPageCode(tx: Tx, hash: string, now: Date): Promise<PageCodeRow | null> {
  const [row] = await tx<PageCodeRow[]>`
    update page_code set used_at = ${now} where hash = ${hash} and used_at is null and expires_at > ${now}
    returning hash, user_id as "userId", partner_key as "partnerKey", origin, challenge, state, expires_at as "expiresAt",
      purse_until as "purseUntil"`;
  return row ?? null;
}

export async function deletePageCodesBefore(tx: Tx, moment: Date): Promise<void> {
  await tx`delete from page_code where expires_at < ${moment}`;
}
