import { expect, it } from 'vitest';
import { monthsLater } from './clock.ts';

it('[D-092] months end on the same day, or on the last that there is', () => {
  const ends = (from: string, months: number) => monthsLater(new Date(from), months).toISOString();
  expect(ends('2026-01-15T09:30:00.000Z', 1)).toBe('2026-02-15T09:30:00.000Z');
  expect(ends('2026-01-31T23:59:59.999Z', 1)).toBe('2026-02-28T23:59:59.999Z');
  expect(ends('2027-11-30T00:00:00.000Z', 3)).toBe('2028-02-29T00:00:00.000Z');
  expect(ends('2026-08-31T12:00:00.000Z', 12)).toBe('2027-08-31T12:00:00.000Z');
});
