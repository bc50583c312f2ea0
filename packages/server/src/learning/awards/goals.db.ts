import type { GoalType } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';

export interface DayRow {
  /** 'YYYY-MM-DD' of the learner's zone. */
  readonly day: string;
  readonly answers: number;
  readonly solved: number;
  /** Closed at the first try; how many of those in a row: now, and at best that day. */
  readonly flawless: number;
  readonly run: number;
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

interface OfUser {
  readonly userId: number;
}

const dayColumns = (tx: Tx) => tx`
  day::text, answers, solved, flawless, run, best_run as "bestRun", stars, theories, seconds`;
const reachedColumns = (tx: Tx) => tx`
  day::text, goal_id as "goalId", type, valid_for as "validFor", user_box_id as "userBoxId"`;

/** Adds to days of learners, given in their order; rows that are new begin with the row of problems as it is given. */
export async function addToDays(tx: Tx, days: readonly (OfUser & DayRow)[]): Promise<void> {
  await tx`
    insert into learning_day as d (user_id, day, answers, solved, flawless, run, best_run, stars, theories, seconds)
    select "userId", day, answers, solved, flawless, run, "bestRun", stars, theories, seconds
    from json_to_recordset(${JSON.stringify(days)}::text::json) as a ("userId" int, day date, answers int, solved int,
      flawless int, run int, "bestRun" int, stars int, theories int, seconds float)
    on conflict (user_id, day) do update set answers = d.answers + excluded.answers, solved = d.solved + excluded.solved,
      flawless = d.flawless + excluded.flawless, stars = d.stars + excluded.stars,
      theories = d.theories + excluded.theories, seconds = d.seconds + excluded.seconds`;
}

/** How many problems in a row were closed at the first try. Only answers move it, and their consumer reads alone. */
export async function updateRuns(tx: Tx, days: readonly (OfUser & DayRow)[]): Promise<void> {
  if (days.length === 0) return;
  await tx`
    update learning_day d set run = a.run, best_run = a."bestRun"
    from json_to_recordset(${JSON.stringify(days)}::text::json) as a ("userId" int, day date, run int, "bestRun" int)
    where d.user_id = a."userId" and d.day = a.day`;
}

export async function selectDays(tx: Tx, userId: number, { from, to }: Range): Promise<readonly DayRow[]> {
  return tx<DayRow[]>`
    select ${dayColumns(tx)} from learning_day
    where user_id = ${userId} and day between ${from}::date and ${to}::date order by day`;
}

export async function selectDaysOf(
  tx: Tx,
  userIds: readonly number[],
  { from, to }: Range,
): Promise<readonly (OfUser & DayRow)[]> {
  return tx<(OfUser & DayRow)[]>`
    select user_id as "userId", ${dayColumns(tx)} from learning_day
    where user_id = any(${[...userIds]}::int[]) and day between ${from}::date and ${to}::date order by day`;
}

/** Goals that were reached; a weekly one counts by its Monday. */
export async function selectReached(tx: Tx, userId: number, { from, to }: Range): Promise<readonly ReachedGoalRow[]> {
  return tx<ReachedGoalRow[]>`
    select ${reachedColumns(tx)} from reached_goal
    where user_id = ${userId} and day between ${from}::date and ${to}::date order by goal_id`;
}

export async function selectReachedOf(
  tx: Tx,
  userIds: readonly number[],
  { from, to }: Range,
): Promise<readonly (OfUser & ReachedGoalRow)[]> {
  return tx<(OfUser & ReachedGoalRow)[]>`
    select user_id as "userId", ${reachedColumns(tx)} from reached_goal
    where user_id = any(${[...userIds]}::int[]) and day between ${from}::date and ${to}::date order by goal_id`;
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
