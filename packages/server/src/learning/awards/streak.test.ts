import { expect, it } from 'vitest';
import { streakOf } from './goals.ts';

it.each([
  [[], 0, 0],
  [['2026-03-05'], 1, 1],
  [['2026-03-04'], 1, 1],
  [['2026-03-03'], 0, 1],
  [['2026-03-05', '2026-03-04', '2026-03-02', '2026-03-01', '2026-02-28'], 2, 3],
])('[C-125] a streak of %j is alive on the fifth of March', (days, streak, longest) => {
  expect(streakOf(days, '2026-03-05')).toEqual({ streak, longest });
});
