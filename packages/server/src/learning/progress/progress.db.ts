import type { Model } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import type { Owner } from './owner.ts';
import { ARCHIVED } from './reset.db.ts';
import type { StandingKey } from './problem-progress.ts';
import type { ReplayDay } from './replay-day.ts';

export async function selectReplayDay(tx: Tx, userId: number, day: string): Promise<ReplayDay> {
  const [row] = await tx<
    ReplayDay[]
  >`select correct, lives from replay_day where user_id = ${userId} and day = ${day}::date`;
  return row ?? { correct: 0, lives: 0 };
}

/** Notes that a hint was given. The profile row is locked, so nobody else writes this row meanwhile. */
export async function upsertHint(
  tx: Tx,
  key: StandingKey,
  hint: { now: Date; hints: number; removed: string | null },
): Promise<void> {
  await tx`
    insert into progress (user_id, tenant_id, problem_id, context, hints, removed_variant, updated_at)
    values (${key.userId}, ${key.tenantId}, ${key.problemId}, ${key.context}, ${hint.hints}, ${hint.removed}, ${hint.now})
    on conflict (user_id, tenant_id, problem_id, context) do update set
      hints = excluded.hints, removed_variant = excluded.removed_variant, updated_at = excluded.updated_at`;
}

/** How everything stands that was met on a road. */
export async function selectLogicState(
  tx: Tx,
  { userId, tenantId }: Owner,
): Promise<Model<'LogicState'>['problems'][number][]> {
  return tx<Model<'LogicState'>['problems'][number][]>`
    select problem_id as "problemId", stars, is_final as "isFinal", count
    from progress where user_id = ${userId} and tenant_id = ${tenantId} and context = '' order by problem_id`;
}

export async function hasProgress(tx: Tx, userId: number): Promise<boolean> {
  const [row] = await tx<{ found: boolean }[]>`select exists (select from progress where user_id = ${userId}) as found`;
  return row?.found ?? false;
}

/** Gives every row of `from` to `to`, who has none. */
export async function moveProgress(
  tx: Tx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await Promise.all([
    tx`update progress set user_id = ${to} where user_id = ${from}`,
    tx`update passing set user_id = ${to} where user_id = ${from}`,
    tx`update replay_day set user_id = ${to} where user_id = ${from}`,
    tx`update progress_reset set user_id = ${to} where user_id = ${from}`,
  ]);
}

export async function deleteProgress(tx: Tx, userId: number): Promise<void> {
  await Promise.all([
    tx`delete from progress where user_id = ${userId}`,
    tx`delete from passing where user_id = ${userId}`,
    tx`delete from replay_day where user_id = ${userId}`,
    tx`delete from progress_reset where user_id = ${userId}`,
  ]);
}

/**
 * What a learner has done with the problem of row `a` in the context `c`, in all other places together, and today: columns
 * of JSON. What a reset has put away counts among the answers alone; closed with stars that were not paid, a problem was
 * known from a place that a reset may have put away since.
 */
export const bySolverSql = `
  (select json_build_object('count', q.count, 'mistakes', q.mistakes, 'stars', q.stars, 'earned', q.earned,
      'isFinal', q.is_final, 'isSolved', q.is_solved, 'correctCount', q.correct_count, 'hints', q.hints, 'removedVariant', q.removed_variant,
      'closedAt', q.closed_at, 'starsAt', q.stars_at, 'wrongToday', case when q.wrong_day = a.day then q.wrong else 0 end)
    from progress q where q.user_id = a.user_id and q.tenant_id = a.tenant_id and q.problem_id = a.problem_id
      and q.context = c.context) as progress,
  (select json_build_object('correct', r.correct, 'lives', r.lives)
    from replay_day r where r.user_id = a.user_id and r.day = a.day) as replays,
  (select json_build_object('count', sum(q.count),
      'mistakes', coalesce(sum(q.mistakes) filter (where kept), 0), 'hints', coalesce(sum(q.hints) filter (where kept), 0),
      'isClosed', coalesce(bool_or(q.is_final and (q.earned > 0 or q.stars = 0)) filter (where kept), false),
      'earned', coalesce(sum(q.earned) filter (where kept), 0), 'starsAt', max(q.stars_at) filter (where kept),
      'wrongToday', coalesce(sum(q.wrong) filter (where q.wrong_day = a.day), 0))
    from progress q cross join lateral (select not starts_with(q.context, '${ARCHIVED}') as kept) k
    where q.user_id = a.user_id and q.problem_id = a.problem_id
      and (q.tenant_id, q.context) <> (a.tenant_id, c.context) having count(*) > 0) as elsewhere`;

/** Writes how the problems of a batch of answers `n` stand now. */
export const upsertProgressSql = `
  insert into progress (user_id, tenant_id, problem_id, context, thread_id, count, mistakes, stars, earned, is_final, is_solved,
      correct_count, hints, closed_at, stars_at, wrong_day, wrong, updated_at)
    select user_id, tenant_id, problem_id, context, thread_id, count, mistakes, stars, earned, is_final, is_solved,
      correct_count, hints, closed_at, stars_at, wrong_day, wrong, now from n
    on conflict (user_id, tenant_id, problem_id, context) do update set
      thread_id = coalesce(excluded.thread_id, progress.thread_id), count = excluded.count, mistakes = excluded.mistakes,
      stars = excluded.stars, earned = excluded.earned, is_final = excluded.is_final, is_solved = excluded.is_solved,
      correct_count = excluded.correct_count, closed_at = excluded.closed_at, stars_at = excluded.stars_at,
      wrong_day = excluded.wrong_day, wrong = excluded.wrong, updated_at = excluded.updated_at`;

/** Writes the replays of the day that answers of a batch `n` have moved. */
export const upsertReplaysSql = `
  insert into replay_day (user_id, day, correct, lives)
    select user_id, day, replays, replay_lives from n where day is not null
    on conflict (user_id, day) do update set correct = excluded.correct, lives = excluded.lives`;
