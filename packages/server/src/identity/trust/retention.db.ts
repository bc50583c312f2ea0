import type { Tx } from '../../kernel/database/index.ts';

export interface Forgettable {
  readonly anonymousBefore: Date;
  readonly closedBefore: Date;
}

/** People whose time is over: anonymous ones who did not come back, and accounts that were closed. */
export async function selectForgettable(tx: Tx, before: Forgettable, count: number): Promise<readonly number[]> {
  const rows = await tx<{ id: number }[]>`
    select id from "user"
    where (anonymous and closed_at is null and seen_at < ${before.anonymousBefore}) or closed_at < ${before.closedBefore}
    order by id limit ${count} for update skip locked`;
  return rows.map((row) => row.id);
}

export async function deleteUser(tx: Tx, id: number): Promise<void> {
  await tx`delete from "user" where id = ${id}`;
}
