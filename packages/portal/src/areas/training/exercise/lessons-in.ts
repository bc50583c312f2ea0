import type { Model } from '@logikit/sdk';

type TargetLessons = readonly Model<'TargetLesson'>[];

/** The target lessons that a locale shows, in their order. */
export function lessonsIn(lessons: TargetLessons, locale: string): TargetLessons {
  return lessons
    .filter(({ excludeForLocales }) => !excludeForLocales.some((excluded) => excluded === locale))
    .sort((one, other) => one.position - other.position);
}
