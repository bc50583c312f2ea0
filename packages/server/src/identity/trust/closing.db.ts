import type { Tx } from '../../kernel/database/index.ts';

export async function writeReturn(
  tx: Tx,
  { userId, secretHash, at }: { readonly userId: number; readonly secretHash: string; readonly at: Date },
): Promise<void> {
  await tx`insert into account_return (user_id, secret_hash, closed_at) values (${userId}, ${secretHash}, ${at})
    on conflict (user_id) do update set secret_hash = excluded.secret_hash, closed_at = excluded.closed_at`;
}

/** Whose account it was, and when it was closed; null: the way back is none, or has been walked. */
export async function takeReturn(tx: Tx, secretHash: string): Promise<{ userId: number; closedAt: Date } | null> {
  const [row] = await tx<{ userId: number; closedAt: Date }[]>`
    delete from account_return where secret_hash = ${secretHash} returning user_id as "userId", closed_at as "closedAt"`;
  return row ?? null;
}

/** Those that were closed with it come back with it. */
export async function selectClosedPupils(tx: Tx, ownerId: number, at: Date): Promise<readonly number[]> {
  const rows = await tx<{ id: number }[]>`
    select u.id from card c join "user" u on u.id = c.user_id where c.owner_id = ${ownerId} and u.closed_at = ${at}`;
  return rows.map(({ id }) => id);
}
