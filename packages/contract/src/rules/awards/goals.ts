import type { Model } from '../../call.ts';
import { isPreschool, type TargetLesson } from '../audience.ts';
import { numbers } from '../../values/numbers.ts';

type Goal = Model<'DailyGoal'>;
export type GoalType = Goal['type'];

const { goals: ours } = numbers;
const day = (id: number, type: GoalType, target: number): Goal => ({ id, type, target, validFor: 'day' });
const week = (id: number, type: GoalType, target: number): Goal => ({ id, type, target, validFor: 'week' });

const forAll: readonly Goal[] = [
  day(3, 'noMistakes', ours.noMistakes),
  day(4, 'minutes', ours.minutes),
  day(5, 'theory', ours.theory),
  week(21, 'days', ours.weekDays),
];
const usual: readonly Goal[] = [
  day(1, 'problems', ours.problems.usual),
  day(2, 'stars', ours.stars.usual),
  week(22, 'problems', ours.weekProblems.usual),
];
const preschool: readonly Goal[] = [
  day(11, 'problems', ours.problems.preschool),
  day(12, 'stars', ours.stars.preschool),
  week(32, 'problems', ours.weekProblems.preschool),
];

/** Every goal there is (rule D-081). Ids are kept with learners' rows: never give one a new meaning. */
export const allGoals: readonly Goal[] = [...usual, ...preschool, ...forAll].sort((a, b) => a.id - b.id);

/** The goals that a learner of this target lesson may get: smaller ones for preschool. */
function goalsFor(lesson: TargetLesson): readonly Goal[] {
  const own = isPreschool(lesson) ? preschool : usual;
  return allGoals.filter((goal) => own.includes(goal) || forAll.includes(goal));
}

/** The three goals of a learner's day: the same however often they are asked for. `date` is 'YYYY-MM-DD'. */
export function goalsOfDay(
  lesson: TargetLesson,
  seed: { readonly userId: number; readonly date: string },
): readonly Goal[] {
  const place = ({ type }: Goal): number => scatter(`${seed.userId} ${seed.date} ${type}`);
  return goalsFor(lesson)
    .filter(({ validFor }) => validFor === 'day')
    .sort((a, b) => place(a) - place(b))
    .slice(0, ours.perDay)
    .sort((a, b) => a.id - b.id);
}

export function goalsOfWeek(lesson: TargetLesson): readonly Goal[] {
  return goalsFor(lesson).filter(({ validFor }) => validFor === 'week');
}

/** FNV-1a with a last mix: near texts lie far apart. */
function scatter(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
  return (hash ^ (hash >>> 13)) >>> 0;
}
