import type { ProfileRow } from '../../identity/accounts/index.ts';
import { mondayOf } from '../../kernel/clock/index.ts';
import { type GoalProgress, progressOfDay, progressOfWeek } from './goal-progress.ts';
import type { DayRow, Range, ReachedGoalRow } from './goals.db.ts';

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

export const noStep: Step = { answers: 0, solved: 0, stars: 0, theories: 0, seconds: 0, closed: null };

/** A step of somebody, on a day 'YYYY-MM-DD' of their zone. */
export interface LearnerStep {
  readonly profile: ProfileRow;
  readonly now: Date;
  readonly day: string;
  readonly step: Step;
}

/** Days of one learner, and goals that were reached. */
export interface Days {
  readonly days: readonly DayRow[];
  readonly reached: readonly ReachedGoalRow[];
}

export interface AddedSteps {
  /** What is added to each day. */
  readonly added: readonly DayRow[];
  /** Days whose row of problems closed at the first try has moved, as it is now. */
  readonly runs: readonly DayRow[];
  /** Goals that a step reached, in the order of the steps. */
  readonly fresh: readonly { readonly learner: LearnerStep; readonly progress: GoalProgress }[];
  /** When the counters of achievements may have moved last; null: never. */
  readonly countedAt: Date | null;
}

/** Days that the goals of these steps look at: whole weeks as far as they have come. */
export function rangeOf(steps: readonly Pick<LearnerStep, 'day'>[]): Range {
  const days = steps.map(({ day }) => day).toSorted();
  return { from: mondayOf(days[0] ?? ''), to: days.at(-1) ?? '' };
}

/** Adds one learner's steps one after the other. Pure: what it tells is still to be written. */
export function addSteps(before: Days, steps: readonly LearnerStep[]): AddedSteps {
  const days = new Map(before.days.map((row) => [row.day, row]));
  const added = new Map<string, DayRow>();
  const runs = new Map<string, DayRow>();
  const reached = [...before.reached];
  const fresh: { learner: LearnerStep; progress: GoalProgress }[] = [];
  let countedAt: Date | null = null;
  for (const learner of steps) {
    const { now, day, step } = learner;
    const row = days.get(day) ?? { ...emptyDay, day };
    const next = addStep(row, step);
    days.set(day, next);
    added.set(day, addStep(added.get(day) ?? { ...emptyDay, day }, step));
    if (step.closed !== null) runs.set(day, next);
    if (movesCounters(row, step)) countedAt = now;
    for (const progress of reachedNow(learner, { days: [...days.values()], reached })) {
      const { id: goalId, type, validFor } = progress.goal;
      fresh.push({ learner, progress });
      // Its box is still to be given.
      reached.push({ day: progress.day, goalId, type, validFor, userBoxId: 0 });
    }
  }
  return { added: [...added.values()], runs: [...runs.values()], fresh, countedAt };
}

const emptyDay = { answers: 0, solved: 0, flawless: 0, run: 0, bestRun: 0, stars: 0, theories: 0, seconds: 0 };

function addStep(row: DayRow, step: Step): DayRow {
  const flawless = step.closed === 'flawless' ? 1 : 0;
  // The row of problems closed at the first try grows, breaks, or stays as it is.
  const run = step.closed === 'mistaken' ? 0 : row.run + flawless;
  return {
    ...row,
    answers: row.answers + step.answers,
    solved: row.solved + step.solved,
    flawless: row.flawless + flawless,
    run,
    bestRun: Math.max(row.bestRun, run),
    stars: row.stars + step.stars,
    theories: row.theories + step.theories,
    seconds: row.seconds + step.seconds,
  };
}

/** Whether achievements count it: something was closed, earned or read, or this is the first thing on the day. */
function movesCounters(before: DayRow, { answers, closed, solved, stars, theories }: Step): boolean {
  const isFirst = before.answers === 0 && before.theories === 0 && answers + theories > 0;
  return isFirst || closed !== null || solved > 0 || stars > 0 || theories > 0;
}

function reachedNow({ profile, day }: LearnerStep, { days, reached }: Days): readonly GoalProgress[] {
  const { userId, courseTl: lesson } = profile;
  const isUntilNow = (row: { readonly day: string }): boolean => row.day <= day;
  const learnt = { userId, lesson, days: days.filter(isUntilNow), reached: reached.filter(isUntilNow) };
  return [...progressOfDay(learnt, day), ...progressOfWeek(learnt, mondayOf(day))].filter(
    ({ goal, current, reached: known }) => known === null && current >= goal.target,
  );
}
