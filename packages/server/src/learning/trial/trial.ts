import { type Model, numbers, type TargetLesson } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import { countTrialChapters, countTrialExercises } from './trial.db.ts';

interface Learner {
  readonly userId: number;
  readonly tenantId: number;
  readonly targetLesson: TargetLesson;
}

/** How much of what is free in a target lesson has been used: its first chapters and its first exercises (rule D-090). */
export async function readTrialState(tx: Tx, learner: Learner): Promise<Model<'TrialState'>> {
  const [chapters, exercises] = await Promise.all([countTrialChapters(tx, learner), countTrialExercises(tx, learner)]);
  const limit = chapters.problems + numbers.trial.exerciseBlocks * numbers.exercise.problems;
  const closed = chapters.closed + exercises;
  return { completion: limit === 0 ? 0 : Math.min(1, closed / limit), isCompleted: closed >= limit, limit };
}

/** True when the chapters that everybody may enter are all closed: more would need another trial or a subscription. */
export async function isMainTrialCompleted(tx: Tx, learner: Learner): Promise<boolean> {
  const { problems, closed } = await countTrialChapters(tx, learner);
  return problems > 0 && closed >= problems;
}
