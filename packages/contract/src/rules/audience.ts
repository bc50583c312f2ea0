import type { Model } from '../call.ts';

/** 4 preschool development, 5 school preparation, 1 preschooler, 2 junior school, 3 adult. */
export type TargetLesson = Model<'TargetLesson'>['id'];

/** Courses of preschoolers: no lives, no failing (rule D-023). */
export function isPreschool(targetLesson: TargetLesson): boolean {
  return targetLesson === 1 || targetLesson === 4 || targetLesson === 5;
}

export function isAdultLesson(targetLesson: TargetLesson): boolean {
  return targetLesson === 3;
}
