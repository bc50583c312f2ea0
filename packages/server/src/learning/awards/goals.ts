import { allGoals, type Model, numbers } from '@logikit/contract';
import { readProfile } from '../../identity/accounts/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { addDays, dayIn, dayNumber } from '../../kernel/clock/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { readBoxes } from './boxes.ts';
import { type DayRow, selectDays, selectReached, selectReachedDays } from './goals.db.ts';
import { mondaysBetween, type GoalProgress, progressOfDay, progressOfWeek } from './goal-progress.ts';

type Goal = Model<'DailyGoal'>;
type GoalState = Model<'DailyGoalState'>;

/** More than the number of goals there will ever be: the id of a state is its day and its goal. */
const GOALS_PER_DAY = 1000;

export function listGoals(types: string | undefined): Model<'DailyGoals'> {
  return { data: allGoals.filter(wishOf(types)) };
}

/** Goals of the days and weeks in a range, as far as they have come (rule D-081). Days to come have none. */
export async function readGoalStates(
  tx: Tx,
  { userId, now, query }: { readonly userId: number; readonly now: Date; readonly query: Model<'GoalStateQuery'> },
): Promise<Model<'DailyGoalStates'>> {
  const { timeZone, courseTl: lesson } = await readProfile(tx, userId);
  const today = dayIn(timeZone, now);
  const { from, to } = rangeOf(query, today);
  const mondays = from <= to ? mondaysBetween(from, to) : [];
  const range = { from: mondays[0] ?? from, to: addDays(mondays.at(-1) ?? to, 6) };
  const [days, reached] = await Promise.all([selectDays(tx, userId, range), selectReached(tx, userId, range)]);
  const learnt = { userId, lesson, days, reached };
  const goals = [
    ...daysBetween(from, to)
      .filter((day) => day === today || isBusy(days, day))
      .flatMap((day) => progressOfDay(learnt, day)),
    ...mondays.flatMap((monday) => progressOfWeek(learnt, monday)),
  ].filter(({ goal }) => wishOf(query.types)(goal));
  const boxes = await readBoxes(
    tx,
    userId,
    goals.flatMap(({ reached: row }) => (row ? [row.userBoxId] : [])),
  );
  const data = goals.map((progress): GoalState => toState(userId, progress, boxes));
  return query.withStreak === 1 ? { data, ...streakOf(await selectReachedDays(tx, userId), today) } : { data };
}

function toState(userId: number, progress: GoalProgress, boxes: ReadonlyMap<number, Model<'UserBox'>>): GoalState {
  const { goal, day, current, reached } = progress;
  const { id, type, target, validFor } = goal;
  return {
    id: dayNumber(day) * GOALS_PER_DAY + id,
    userBox: reached ? (boxes.get(reached.userBoxId) ?? null) : null,
    isAchieved: reached !== null,
    date: day,
    dailyGoalId: id,
    conditions: [{ type, target, current }],
    userId,
    validFor,
  };
}

/** Days in a row with a daily goal reached; today may still come. */
export function streakOf(
  days: readonly string[],
  today: string,
): { readonly streak: number; readonly longest: number } {
  const runs: { last: string; length: number }[] = [];
  for (const day of [...days].reverse()) {
    const run = runs.at(-1);
    if (run && addDays(run.last, 1) === day) {
      run.last = day;
      run.length += 1;
    } else runs.push({ last: day, length: 1 });
  }
  const latest = runs.at(-1);
  const isAlive = latest !== undefined && latest.last >= addDays(today, -1);
  return { streak: isAlive ? latest.length : 0, longest: Math.max(0, ...runs.map(({ length }) => length)) };
}

function rangeOf({ from, to }: Model<'GoalStateQuery'>, today: string) {
  const faults = {
    ...(isDay(from) ? {} : { from: ['invalid'] }),
    ...(isDay(to) && from <= to ? {} : { to: ['invalid'] }),
  };
  if (Object.keys(faults).length > 0) throw new ApiError('invalidFields', { fields: faults });
  if (dayNumber(to) - dayNumber(from) >= numbers.goals.rangeDays)
    throw new ApiError('invalidFields', { fields: { to: ['tooFar'] } });
  return { from, to: to < today ? to : today };
}

/** The pattern lets the 30th of February through. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function daysBetween(from: string, to: string): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

function isBusy(days: readonly DayRow[], day: string): boolean {
  return days.some((row) => row.day === day);
}

/** `types` names kinds of goals, spans, or both: 'problems,stars', 'week'. */
function wishOf(types: string | undefined): (goal: Goal) => boolean {
  if (types === undefined || types === '') return () => true;
  const wished = types.split(',').map((one) => one.trim());
  const known = allGoals.flatMap(({ type, validFor }): string[] => [type, validFor]);
  if (wished.some((one) => !known.includes(one)))
    throw new ApiError('invalidFields', { fields: { types: ['unknown'] } });
  const isOfSpan = (one: string): boolean => one === 'day' || one === 'week';
  const [spans, kinds] = [wished.filter(isOfSpan), wished.filter((one) => !isOfSpan(one))];
  return ({ type, validFor }) =>
    (spans.length === 0 || spans.includes(validFor)) && (kinds.length === 0 || kinds.includes(type));
}
