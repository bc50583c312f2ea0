import type { Tx } from '../../../kernel/database/index.ts';

export async function hasPlaces(tx: Tx, userId: number): Promise<boolean> {
  const [row] = await tx`select 1 from class_pupil where user_id = ${userId} limit 1`;
  return row !== undefined;
}

/**
 * An anonymous pupil who signs in keeps the places; those that the account has already stay as they are. Where somebody
 * else holds the account's card, that person is asked anew.
 */
export async function movePlaces(tx: Tx, { from, to }: { readonly from: number; readonly to: number }): Promise<void> {
  await tx`
    insert into class_pupil (class_id, user_id, asked_at, consented_at, name)
    select p.class_id, ${to}, p.asked_at,
      case when exists (select from card where user_id = ${to}) then null else p.consented_at end, p.name
    from class_pupil p join class c on c.id = p.class_id
    where p.user_id = ${from} and c.teacher_id <> ${to} on conflict do nothing`;
  await tx`update class_consent set user_id = ${to} where user_id = ${from}`;
  await tx`delete from class_pupil where user_id = ${from}`;
}

/** An account whose progress gives way keeps its places; when it is deleted they go with its row. */
export async function deletePlaces(tx: Tx, userId: number): Promise<void> {
  await tx`delete from class_pupil p using "user" u where p.user_id = ${userId} and u.id = p.user_id and u.anonymous`;
}
