import { allGoals, goalsOfDay, goalsOfWeek, type GoalType, type Model, type TargetLesson } from '@logikit/contract';
import { addDays, mondayOf } from '../../kernel/clock/index.ts';
import type { DayRow, ReachedGoalRow } from './goals.db.ts';

type Goal = Model<'DailyGoal'>;

/** A goal of a day, or of the week that begins on that Monday, and how far the learner is. */
export interface GoalProgress {
  readonly goal: Goal;
  readonly day: string;
  readonly current: number;
  readonly reached: ReachedGoalRow | null;
}

export interface Learnt {
  readonly userId: number;
  readonly lesson: TargetLesson;
  readonly days: readonly DayRow[];
  readonly reached: readonly ReachedGoalRow[];
}

/** The three goals of a day. What was reached stays, whatever the course or the person's id has become since. */
export function progressOfDay(learnt: Learnt, day: string): readonly GoalProgress[] {
  const drawn = goalsOfDay(learnt.lesson, { userId: learnt.userId, date: day });
  return progressIn(learnt, { day, drawn, days: learnt.days.filter((row) => row.day === day), validFor: 'day' });
}

export function progressOfWeek(learnt: Learnt, monday: string): readonly GoalProgress[] {
  const sunday = addDays(monday, 6);
  const days = learnt.days.filter(({ day }) => day >= monday && day <= sunday);
  return progressIn(learnt, { day: monday, drawn: goalsOfWeek(learnt.lesson), days, validFor: 'week' });
}

export function mondaysBetween(from: string, to: string): readonly string[] {
  const mondays: string[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) mondays.push(monday);
  return mondays;
}

interface Span {
  readonly day: string;
  readonly drawn: readonly Goal[];
  readonly days: readonly DayRow[];
  readonly validFor: Goal['validFor'];
}

function progressIn(learnt: Learnt, { day, drawn, days, validFor }: Span): readonly GoalProgress[] {
  const kept = learnt.reached.filter((row) => row.day === day && row.validFor === validFor);
  const done = kept.map((reached): GoalProgress => {
    const goal = goalOf(reached.goalId);
    return { goal, day, current: goal.target, reached };
  });
  const open = drawn
    .filter((goal) => kept.every(({ type }) => type !== goal.type))
    .slice(0, Math.max(0, drawn.length - done.length))
    .map((goal): GoalProgress => ({
      goal,
      day,
      current: Math.min(goal.target, countOf(goal.type, days)),
      reached: null,
    }));
  return [...done, ...open].sort((a, b) => a.goal.id - b.goal.id);
}

function goalOf(id: number): Goal {
  const goal = allGoals.find((one) => one.id === id);
  if (!goal) throw new Error(`There is no goal ${id}`);
  return goal;
}

function countOf(type: GoalType, days: readonly DayRow[]): number {
  const sum = (value: (row: DayRow) => number): number => days.reduce((total, row) => total + value(row), 0);
  switch (type) {
    case 'problems':
      return sum(({ solved }) => solved);
    case 'stars':
      return sum(({ stars }) => stars);
    case 'noMistakes':
      return Math.max(0, ...days.map(({ bestRun }) => bestRun));
    case 'minutes':
      return Math.floor(sum(({ seconds }) => seconds) / 60);
    case 'theory':
      return sum(({ theories }) => theories);
    case 'days':
      return days.filter(({ answers, theories }) => answers > 0 || theories > 0).length;
  }
}
