import { deleteInBatches, type Sql, type Tx } from '../database/index.ts';

export interface IdempotencyKey {
  readonly scope: string;
  readonly keyHash: string;
}

export interface IdempotencyRow {
  readonly fingerprint: string;
  readonly status: number | null;
  readonly answer: string | null;
  /** The event that tells the answer again, instead of it. */
  readonly eventId: number | null;
  /** The passing that this event was: it outlives the event. */
  readonly passingId: number | null;
}

/** False when the key is taken. Waits for a transaction that is using the key right now. */
export async function insertIdempotencyKey(
  tx: Tx,
  key: IdempotencyKey,
  { fingerprint, at }: { readonly fingerprint: string; readonly at: Date },
): Promise<boolean> {
  const rows = await tx`
    insert into idempotency (scope, key_hash, fingerprint, created_at)
    values (${key.scope}, ${key.keyHash}, ${fingerprint}, ${at}) on conflict do nothing`;
  return rows.count === 1;
}

export async function selectOptionalIdempotencyRow(tx: Tx, key: IdempotencyKey): Promise<IdempotencyRow | null> {
  const [row] = await tx<IdempotencyRow[]>`
    select fingerprint, status, answer, event_id as "eventId", passing_id as "passingId"
    from idempotency where scope = ${key.scope} and key_hash = ${key.keyHash}`;
  return row ?? null;
}

export async function updateIdempotencyRow(
  tx: Tx,
  key: IdempotencyKey,
  { status, answer }: { readonly status: number; readonly answer: string },
): Promise<void> {
  await tx`update idempotency set status = ${status}, answer = ${answer}
    where scope = ${key.scope} and key_hash = ${key.keyHash}`;
}

/** Keys of passings have an age of their own. */
export async function deleteIdempotencyBefore(sql: Sql, moment: Date, ofPassings: Date): Promise<void> {
  await deleteInBatches(
    (limit) => sql`
      delete from idempotency where ctid = any(array(
        select ctid from idempotency where created_at < ${moment} and passing_id is null limit ${limit}))`,
  );
  await deleteInBatches(
    (limit) => sql`
      delete from idempotency where ctid = any(array(
        select ctid from idempotency where created_at < ${ofPassings} and passing_id is not null limit ${limit}))`,
  );
}

/** Keeps the keys of a batch of answers `n` with the events `logged` and the passings `passed` that tell them again. */
export const keepEventsSql = `
  insert into idempotency (scope, key_hash, fingerprint, status, event_id, passing_id, created_at)
    select n.scope, n.key_hash, n.fingerprint, 200, logged.id, passed.id, n.now
    from n join logged using (user_id) join passed using (user_id)`;

/** The key that the row `a` of a statement names, as one value of JSON: an `IdempotencyRow`. */
export const keptSql = `(
  select json_build_object('fingerprint', k.fingerprint, 'status', k.status, 'answer', k.answer, 'eventId', k.event_id,
    'passingId', k.passing_id)
  from idempotency k where k.scope = a.scope and k.key_hash = a.key_hash)`;

/** The answers that a person could be told again. */
export async function deleteIdempotencyOf(tx: Tx, userId: number): Promise<void> {
  await tx`delete from idempotency where scope = ${`user ${userId}`}`;
}
