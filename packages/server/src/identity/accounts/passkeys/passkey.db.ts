import type { Tx } from '../../../kernel/database/index.ts';

export interface PasskeyRow {
  readonly id: string;
  readonly userId: number;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly device: string | null;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
}

/** False where this very key is here already. */
export async function insertPasskey(tx: Tx, key: Omit<PasskeyRow, 'usedAt'>): Promise<boolean> {
  const rows = await tx`insert into passkey (id, user_id, public_key, counter, transports, device, created_at)
    values (${key.id}, ${key.userId}, ${key.publicKey}, ${key.counter}, ${[...key.transports]}, ${key.device}, ${key.createdAt})
    on conflict (id) do nothing returning id`;
  return rows.length > 0;
}

const columns = (tx: Tx) => tx`
  p.id, p.user_id as "userId", p.public_key as "publicKey", p.counter::int as counter, p.transports, p.device,
  p.created_at as "createdAt", p.used_at as "usedAt"`;

export async function selectPasskeys(tx: Tx, userId: number): Promise<readonly PasskeyRow[]> {
  return tx<PasskeyRow[]>`select ${columns(tx)} from passkey p where p.user_id = ${userId} order by p.created_at, p.id`;
}

/** The key of an account that is open, locked so that its counter moves once. */
export async function lockOptionalPasskey(tx: Tx, id: string): Promise<PasskeyRow | null> {
  const [row] = await tx<PasskeyRow[]>`select ${columns(tx)} from passkey p join "user" u on u.id = p.user_id
    where p.id = ${id} and u.closed_at is null for update of p`;
  return row ?? null;
}

export async function countUseOfPasskey(
  tx: Tx,
  id: string,
  { counter, at }: { readonly counter: number; readonly at: Date },
): Promise<void> {
  await tx`update passkey set counter = ${counter}, used_at = ${at} where id = ${id}`;
}

export async function deletePasskey(tx: Tx, key: Pick<PasskeyRow, 'id' | 'userId'>): Promise<boolean> {
  const rows = await tx`delete from passkey where id = ${key.id} and user_id = ${key.userId} returning id`;
  return rows.length > 0;
}

export interface ChallengeRow {
  readonly hash: string;
  readonly userId: number | null;
  readonly expiresAt: Date;
}

export async function insertChallenge(tx: Tx, { hash, userId, expiresAt }: ChallengeRow): Promise<void> {
  await tx`insert into passkey_challenge (hash, user_id, expires_at) values (${hash}, ${userId}, ${expiresAt})`;
}

/** True once, for a challenge that this person was given; null: nobody in particular. */
export async function takeChallenge(tx: Tx, challenge: ChallengeRow): Promise<boolean> {
  const rows = await tx`delete from passkey_challenge where hash = ${challenge.hash}
    and user_id is not distinct from ${challenge.userId}::int and expires_at > ${challenge.expiresAt} returning hash`;
  return rows.length > 0;
}

export async function deleteChallengesBefore(tx: Tx, moment: Date): Promise<void> {
  await tx`delete from passkey_challenge where expires_at < ${moment}`;
}
