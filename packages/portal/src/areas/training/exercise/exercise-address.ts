import { notFound, numberIn } from '../numbers-in-address.ts';
import { type ExerciseAddress, tiersOf } from '../../../paths/training.ts';

type TargetLesson = ExerciseAddress['targetLesson'];

const targetLessons: readonly number[] = [1, 2, 3, 4, 5] satisfies TargetLesson[];

function isTargetLesson(value: number): value is TargetLesson {
  return targetLessons.includes(value);
}

/** The block that an address names. What is no number, or no tier of that target lesson, is a 404 (rules D-010, D-011). */
export function exerciseIn(params: Readonly<Record<string, string | undefined>>): ExerciseAddress {
  const targetLesson = numberIn(params, 'targetLesson');
  const asked = numberIn(params, 'complexity');
  const number = numberIn(params, 'exerciseBlockNumber');
  if (!isTargetLesson(targetLesson)) throw notFound();
  const complexity = tiersOf(targetLesson).find((tier) => tier === asked);
  if (complexity === undefined) throw notFound();
  return { targetLesson, complexity, number };
}

/** The same block as the calls take it. */
export function pathOf({ targetLesson, complexity, number }: ExerciseAddress): {
  readonly a: TargetLesson;
  readonly b: number;
  readonly c: number;
} {
  return { a: targetLesson, b: complexity, c: number };
}
