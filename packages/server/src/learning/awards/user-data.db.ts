import type { Tx } from '../../kernel/database/index.ts';

/** Time and daily awards come to whoever only looks in; boxes and cards were earned. */
export async function hasAwards(tx: Tx, userId: number): Promise<boolean> {
  const [row] = await tx<{ found: boolean }[]>`
    select exists (select from user_box where user_id = ${userId})
      or exists (select from collection_card where user_id = ${userId}) as found`;
  return row?.found ?? false;
}

/** Gives every row of `from` to `to`. Days of both are added up, and the longer streak stays. */
export async function moveAwards(tx: Tx, { from, to }: { readonly from: number; readonly to: number }): Promise<void> {
  await tx`
    insert into learning_day as d (user_id, day, answers, solved, flawless, run, best_run, stars, theories, seconds)
    select ${to}, day, answers, solved, flawless, run, best_run, stars, theories, seconds
    from learning_day where user_id = ${from}
    on conflict (user_id, day) do update set answers = d.answers + excluded.answers, solved = d.solved + excluded.solved,
      flawless = d.flawless + excluded.flawless, run = excluded.run, best_run = greatest(d.best_run, excluded.best_run),
      stars = d.stars + excluded.stars, theories = d.theories + excluded.theories, seconds = d.seconds + excluded.seconds`;
  await tx`
    insert into theory_read (user_id, theory_id, day)
    select ${to}, theory_id, day from theory_read where user_id = ${from} on conflict do nothing`;
  await tx`
    insert into daily_award as a (user_id, streak_day, updated_at, frozen_at, seen_at)
    select ${to}, streak_day, updated_at, frozen_at, seen_at from daily_award where user_id = ${from}
    on conflict (user_id) do update set streak_day = greatest(a.streak_day, excluded.streak_day),
      updated_at = greatest(a.updated_at, excluded.updated_at), frozen_at = greatest(a.frozen_at, excluded.frozen_at),
      seen_at = greatest(a.seen_at, excluded.seen_at)`;
  await tx`update user_box set user_id = ${to} where user_id = ${from}`;
  await tx`update reached_goal set user_id = ${to} where user_id = ${from}`;
  await tx`
    insert into achievement as a (user_id, achievement_id, achieved_at, looked_at)
    select ${to}, achievement_id, achieved_at, looked_at from achievement where user_id = ${from}
    on conflict (user_id, achievement_id) do update set achieved_at = least(a.achieved_at, excluded.achieved_at)`;
  await tx`update collection_card set user_id = ${to} where user_id = ${from}`;
  await tx`
    insert into card_offer (user_id, card_id) select ${to}, card_id from card_offer where user_id = ${from}
    on conflict do nothing`;
}

export async function deleteAwards(tx: Tx, userId: number): Promise<void> {
  await Promise.all([
    tx`delete from learning_day where user_id = ${userId}`,
    tx`delete from theory_read where user_id = ${userId}`,
    tx`delete from daily_award where user_id = ${userId}`,
    tx`delete from user_box where user_id = ${userId}`,
    tx`delete from reached_goal where user_id = ${userId}`,
    tx`delete from achievement where user_id = ${userId}`,
    tx`delete from collection_card where user_id = ${userId}`,
    tx`delete from card_offer where user_id = ${userId}`,
  ]);
}
