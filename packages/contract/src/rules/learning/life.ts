import { isPreschool, type TargetLesson } from '../audience.ts';

export interface LifeHolder {
  readonly targetLesson: TargetLesson;
  readonly isQuizEditor: boolean;
  /** True for subscribers and for a teacher's assignments (rule D-051). */
  readonly isUnlimited: boolean;
}

/** `commonProfile.withLife`: whether wrong answers cost this learner lives (rule D-051). */
export function isWithLife(holder: LifeHolder): boolean {
  return !isPreschool(holder.targetLesson) && !holder.isQuizEditor && !holder.isUnlimited;
}
