import { expect, it } from 'vitest';
import { weekAround } from './days.ts';

it('a week begins on Monday, whatever month it is', () => {
  expect(weekAround(new Date(2026, 10, 22, 23, 59))).toEqual({ monday: '2026-11-16', today: '2026-11-22' });
  expect(weekAround(new Date(2026, 10, 23, 0, 1))).toEqual({ monday: '2026-11-23', today: '2026-11-23' });
  expect(weekAround(new Date(2027, 0, 1, 12))).toEqual({ monday: '2026-12-28', today: '2027-01-01' });
});
