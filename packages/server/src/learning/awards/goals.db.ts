import type { GoalType } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';

/** What one thing adds to the day: an answer, a page of theory, a stretch of activity. */
export interface Step {
  readonly answers: number;
  readonly solved: number;
  readonly stars: number;
  readonly theories: number;
  readonly seconds: number;
  /** Set when a problem was closed: whether at the first try. */
  readonly closed: 'flawless' | 'mistaken' | null;
}

export interface DayRow {
  /** 'YYYY-MM-DD' of the learner's zone. */
  readonly day: string;
  readonly answers: number;
  readonly solved: number;
  readonly stars: number;
  readonly bestRun: number;
  readonly theories: number;
  readonly seconds: number;
}

export interface ReachedGoalRow {
  readonly day: string;
  readonly goalId: number;
  readonly type: GoalType;
  readonly validFor: 'day' | 'week';
  readonly userBoxId: number;
}

export interface Range {
  readonly from: string;
  readonly to: string;
}

export async function addToDay(
  tx: Tx,
  key: { readonly userId: number; readonly day: string },
  step: Step,
): Promise<void> {
  const { answers, solved, stars, theories, seconds, closed } = step;
  const flawless = closed === 'flawless' ? 1 : 0;
  // How the row of problems closed at the first try goes on: grows, breaks, or stays as it is.
  const run = closed === null ? tx`d.run` : closed === 'flawless' ? tx`d.run + 1` : tx`0`;
  await tx`
    insert into learning_day as d (user_id, day, answers, solved, flawless, run, best_run, stars, theories, seconds)
    values (${key.userId}, ${key.day}::date, ${answers}, ${solved}, ${flawless}, ${flawless}, ${flawless}, ${stars},
      ${theories}, ${seconds})
    on conflict (user_id, day) do update set answers = d.answers + excluded.answers, solved = d.solved + excluded.solved,
      flawless = d.flawless + excluded.flawless, run = ${run}, best_run = greatest(d.best_run, ${run}),
      stars = d.stars + excluded.stars, theories = d.theories + excluded.theories, seconds = d.seconds + excluded.seconds`;
}

export async function selectDays(tx: Tx, userId: number, { from, to }: Range): Promise<readonly DayRow[]> {
  return tx<DayRow[]>`
    select day::text, answers, solved, stars, best_run as "bestRun", theories, seconds
    from learning_day where user_id = ${userId} and day between ${from}::date and ${to}::date order by day`;
}

/** Goals that were reached; a weekly one counts by its Monday. */
export async function selectReached(tx: Tx, userId: number, { from, to }: Range): Promise<readonly ReachedGoalRow[]> {
  return tx<ReachedGoalRow[]>`
    select day::text, goal_id as "goalId", type, valid_for as "validFor", user_box_id as "userBoxId"
    from reached_goal where user_id = ${userId} and day between ${from}::date and ${to}::date order by goal_id`;
}

/** Every day with a daily goal reached, the latest first. */
export async function selectReachedDays(tx: Tx, userId: number): Promise<readonly string[]> {
  const rows = await tx<{ day: string }[]>`
    select distinct day::text from reached_goal where user_id = ${userId} and valid_for = 'day' order by 1 desc`;
  return rows.map(({ day }) => day);
}

export async function insertReached(
  tx: Tx,
  userId: number,
  { day, goalId, type, validFor, userBoxId, now }: ReachedGoalRow & { readonly now: Date },
): Promise<void> {
  await tx`
    insert into reached_goal (user_id, day, goal_id, type, valid_for, user_box_id, reached_at)
    values (${userId}, ${day}::date, ${goalId}, ${type}, ${validFor}, ${userBoxId}, ${now})`;
}

/** True when this article was not read yet on this day. */
export async function insertTheoryRead(
  tx: Tx,
  key: { readonly userId: number; readonly day: string },
  theoryId: number,
): Promise<boolean> {
  const { count } = await tx`
    insert into theory_read (user_id, theory_id, day) values (${key.userId}, ${theoryId}, ${key.day}::date)
    on conflict do nothing`;
  return count === 1;
}

/** The enabled article that was named, by its own id or by that of a problem or its block. */
export async function selectReadTheory(
  tx: Tx,
  { theoryId = null, problemId = null }: { readonly theoryId?: number | null; readonly problemId?: number | null },
): Promise<number | null> {
  const [row] = await tx<{ id: number }[]>`
    select t.id from theory t
    where t.is_enabled and (
      t.id = ${theoryId}::int
      or t.id in (select (p.content ->> 'theory')::int from problem p where p.id = ${problemId}::int)
      or t.id in (
        select b.theory_id from block_problem q join block b on b.id = q.block_id where q.problem_id = ${problemId}::int))
    order by t.id limit 1`;
  return row?.id ?? null;
}
