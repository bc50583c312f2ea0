import type { Tx } from '../../../kernel/database/index.ts';

export interface RecoveryRow {
  readonly hash: string;
  /** Null: there is no such account, and the row opens nothing. */
  readonly userId: number | null;
  readonly expiresAt: Date;
}

export async function insertRecovery(tx: Tx, { hash, userId, expiresAt }: RecoveryRow): Promise<void> {
  await tx`insert into recovery (hash, user_id, expires_at) values (${hash}, ${userId}, ${expiresAt})`;
}

/** Uses the secret up and tells whose it was; null when there is none that is still good. */
export async function useOptionalRecovery(tx: Tx, hash: string, now: Date): Promise<number | null> {
  const [row] = await tx<{ userId: number }[]>`
    update recovery r set used_at = ${now} from "user" u
    where r.hash = ${hash} and r.used_at is null and r.expires_at > ${now} and u.id = r.user_id and u.closed_at is null
    returning r.user_id as "userId"`;
  return row?.userId ?? null;
}

export async function deleteRecoveriesOf(tx: Tx, userId: number): Promise<void> {
  await tx`delete from recovery where user_id = ${userId}`;
}

export async function deleteRecoveriesBefore(tx: Tx, moment: Date): Promise<void> {
  await tx`delete from recovery where expires_at < ${moment}`;
}

/**
 * The letter has shown whose the address is. Whatever somebody else has prepared goes: a wish for another address and,
 * where nobody had confirmed this one, the other ways in.
 */
export async function settleAddress(tx: Tx, userId: number, at: Date): Promise<void> {
  await tx`delete from email_wish w using "user" u
    where w.user_id = ${userId} and u.id = w.user_id and w.confirmed_at is null and lower(w.email) <> lower(u.email)`;
  const [first] = await tx`
    update "user" set email_confirmed_at = ${at} where id = ${userId} and email_confirmed_at is null returning id`;
  if (!first) return;
  await tx`delete from passkey where user_id = ${userId}`;
  await tx`delete from social_identity where user_id = ${userId}`;
}
