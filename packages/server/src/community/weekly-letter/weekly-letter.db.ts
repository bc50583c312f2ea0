import type { Sql, Tx } from '../../kernel/database/index.ts';

export async function selectIsAsked(tx: Tx, userId: number): Promise<boolean> {
  const [row] = await tx`select 1 from weekly_letter where user_id = ${userId}`;
  return row !== undefined;
}

/** False: asked already, and keeps the key of the letters that they have. */
export async function insertWish(
  tx: Tx,
  wish: { readonly userId: number; readonly stopKey: string; readonly at: Date },
): Promise<boolean> {
  const rows = await tx`insert into weekly_letter (user_id, stop_key, asked_at)
    values (${wish.userId}, ${wish.stopKey}, ${wish.at}) on conflict (user_id) do nothing returning 1`;
  return rows.length > 0;
}

export async function deleteWish(tx: Tx, userId: number): Promise<void> {
  await tx`delete from weekly_letter where user_id = ${userId}`;
}

/** False: nobody has this key, or no more. */
export async function deleteWishByKey(tx: Tx, stopKey: string): Promise<boolean> {
  return (await tx`delete from weekly_letter where stop_key = ${stopKey} returning 1`).length > 0;
}

export interface WaitingParent {
  readonly userId: number;
  readonly timeZone: string;
  readonly locale: string;
}

/** Who has not been told of a week that began on this Monday. */
export function selectWaitingParents(sql: Sql, monday: string): Promise<WaitingParent[]> {
  return sql<WaitingParent[]>`
    select w.user_id as "userId", p.time_zone as "timeZone", p.locale
    from weekly_letter w join profile p on p.user_id = w.user_id join "user" u on u.id = w.user_id
    where (w.sent_week is null or w.sent_week < ${monday}::date) and u.closed_at is null
    order by w.user_id`.execute();
}

/** Marks the week as told and returns the key; null: another process has. */
export async function takeWeek(tx: Tx, userId: number, monday: string): Promise<string | null> {
  const [row] = await tx<{ stopKey: string }[]>`
    update weekly_letter set sent_week = ${monday}::date
    where user_id = ${userId} and (sent_week is null or sent_week < ${monday}::date)
    returning stop_key as "stopKey"`;
  return row?.stopKey ?? null;
}
