import { expect, it } from 'vitest';
import { lessonsIn } from './lessons-in.ts';

it('[E-020] a locale shows the target lessons by position and hides what excludes it', () => {
  const lesson = { nameKey: 'targetLesson.adult', excludeForLocales: [] };
  const lessons = [
    { ...lesson, id: 3 as const, position: 5 },
    { ...lesson, id: 4 as const, position: 1 },
    { ...lesson, id: 5 as const, position: 2, excludeForLocales: ['de' as const] },
  ];
  expect(lessonsIn(lessons, 'ru').map(({ id }) => id)).toEqual([4, 5, 3]);
  expect(lessonsIn(lessons, 'de').map(({ id }) => id)).toEqual([4, 3]);
});
