import type { Sql, Tx } from '../database/database.ts';

export interface OnceKey {
  readonly scope: string;
  readonly keyHash: string;
}

export interface OnceRow {
  readonly fingerprint: string;
  readonly status: number | null;
  readonly answer: string | null;
}

/** False when the key is taken. Waits for a transaction that is using the key right now. */
export async function insertOnce(
  tx: Tx,
  key: OnceKey,
  { fingerprint, at }: { readonly fingerprint: string; readonly at: Date },
): Promise<boolean> {
  const rows = await tx`
    insert into idempotency (scope, key_hash, fingerprint, created_at)
    values (${key.scope}, ${key.keyHash}, ${fingerprint}, ${at}) on conflict do nothing`;
  return rows.count === 1;
}

export async function selectOptionalOnce(tx: Tx, key: OnceKey): Promise<OnceRow | null> {
  const [row] = await tx<OnceRow[]>`
    select fingerprint, status, answer from idempotency where scope = ${key.scope} and key_hash = ${key.keyHash}`;
  return row ?? null;
}

export async function updateOnce(
  tx: Tx,
  key: OnceKey,
  { status, answer }: { readonly status: number; readonly answer: string },
): Promise<void> {
  await tx`update idempotency set status = ${status}, answer = ${answer}
    where scope = ${key.scope} and key_hash = ${key.keyHash}`;
}

export async function deleteOnceBefore(sql: Sql, moment: Date): Promise<void> {
  await sql`delete from idempotency where created_at < ${moment}`;
}
