import type { Tx } from '../../../kernel/database/index.ts';

export interface EmailWish {
  readonly userId: number;
  readonly email: string;
  readonly emailOwner: 'self' | 'parent';
  readonly linkHash: string;
  readonly codeHash: string;
  readonly wrongCodes: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly askedAt: Date | null;
  readonly confirmedAt: Date | null;
}

type NewWish = Omit<EmailWish, 'wrongCodes' | 'askedAt' | 'confirmedAt'>;

const columns = (tx: Tx) => tx`
  user_id as "userId", email, email_owner as "emailOwner", link_hash as "linkHash", code_hash as "codeHash",
  wrong_codes as "wrongCodes", created_at as "createdAt", expires_at as "expiresAt", asked_at as "askedAt",
  confirmed_at as "confirmedAt"`;

/** The newest wish counts; what the letter before said works no more. */
export async function writeWish(tx: Tx, wish: NewWish): Promise<void> {
  await tx`
    insert into email_wish (user_id, email, email_owner, link_hash, code_hash, created_at, expires_at)
    values (${wish.userId}, ${wish.email}, ${wish.emailOwner}, ${wish.linkHash}, ${wish.codeHash}, ${wish.createdAt}, ${wish.expiresAt})
    on conflict (user_id) do update set email = excluded.email, email_owner = excluded.email_owner,
      link_hash = excluded.link_hash, code_hash = excluded.code_hash, wrong_codes = 0, created_at = excluded.created_at,
      expires_at = excluded.expires_at, asked_at = null, confirmed_at = null`;
}

export async function selectOptionalWish(tx: Tx, userId: number): Promise<EmailWish | null> {
  const [row] = await tx<EmailWish[]>`select ${columns(tx)} from email_wish where user_id = ${userId} for update`;
  return row ?? null;
}

export async function selectOptionalWishByLink(tx: Tx, linkHash: string): Promise<EmailWish | null> {
  const [row] = await tx<EmailWish[]>`
    select ${columns(tx)} from email_wish
    where link_hash = ${linkHash} and exists (select from "user" u where u.id = user_id and u.closed_at is null)
    for update`;
  return row ?? null;
}

export async function countWrongCode(tx: Tx, userId: number): Promise<void> {
  await tx`update email_wish set wrong_codes = wrong_codes + 1 where user_id = ${userId}`;
}

export async function markConfirmed(tx: Tx, userId: number, at: Date): Promise<void> {
  await tx`update email_wish set confirmed_at = ${at} where user_id = ${userId}`;
}

/** The address that waits to be confirmed; null: none does. */
export async function selectPendingEmail(tx: Tx, userId: number, now: Date): Promise<string | null> {
  const [row] = await tx<{ email: string }[]>`
    select email from email_wish where user_id = ${userId} and confirmed_at is null and expires_at > ${now}`;
  return row?.email ?? null;
}

/** True when an address waits and nobody was stopped for it since `before`; it is noted that somebody is now. */
export async function takeAsking(
  tx: Tx,
  userId: number,
  { now, before }: { now: Date; before: Date },
): Promise<boolean> {
  const rows = await tx`
    update email_wish set asked_at = ${now}
    where user_id = ${userId} and confirmed_at is null and expires_at > ${now} and coalesce(asked_at, created_at) <= ${before}`;
  return rows.count === 1;
}

export async function deleteWishesBefore(tx: Tx, before: Date): Promise<void> {
  await tx`delete from email_wish where expires_at < ${before}`;
}

/** The address becomes theirs; whoever was anonymous is not any more. */
export async function writeEmail(
  tx: Tx,
  { userId, email, emailOwner }: Pick<EmailWish, 'userId' | 'email' | 'emailOwner'>,
  at: Date,
): Promise<void> {
  await tx`update "user" set email = ${email}, email_owner = ${emailOwner}, email_confirmed_at = ${at}, anonymous = false
    where id = ${userId}`;
}

export async function writeBirthYear(tx: Tx, userId: number, birthYear: number): Promise<void> {
  await tx`update "user" set birth_year = ${birthYear} where id = ${userId}`;
}

/** False when there is a password already. */
export async function writeFirstPassword(tx: Tx, userId: number, passwordHash: string): Promise<boolean> {
  const rows = await tx`
    update "user" set password_hash = ${passwordHash} where id = ${userId} and password_hash is null and closed_at is null`;
  return rows.count === 1;
}
