import { deleteInBatches, type Sql, type Tx } from '../database/index.ts';

export interface OnceKey {
  readonly scope: string;
  readonly keyHash: string;
}

export interface OnceRow {
  readonly fingerprint: string;
  readonly status: number | null;
  readonly answer: string | null;
  /** The event that tells the answer again, instead of it. */
  readonly eventId: number | null;
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
    select fingerprint, status, answer, event_id as "eventId" from idempotency where scope = ${key.scope} and key_hash = ${key.keyHash}`;
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
  await deleteInBatches(
    (limit) => sql`
      delete from idempotency where ctid = any(array(
        select ctid from idempotency where created_at < ${moment} limit ${limit}))`,
  );
}

/** Keeps the keys of a batch of answers `n` with the events `logged` that tell them again. */
export const keepEventsSql = `
  insert into idempotency (scope, key_hash, fingerprint, status, event_id, created_at)
    select n.scope, n.key_hash, n.fingerprint, 200, logged.id, n.now from n join logged using (user_id)`;

/** The key that the row `a` of a statement names, as one value of JSON: an `OnceRow`. */
export const keptSql = `(
  select json_build_object('fingerprint', k.fingerprint, 'status', k.status, 'answer', k.answer, 'eventId', k.event_id)
  from idempotency k where k.scope = a.scope and k.key_hash = a.key_hash)`;
