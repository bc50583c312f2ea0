import { expect, it } from 'vitest';
import { daysOf } from './usage.ts';

const usage = {
  from: '2026-02-27',
  to: '2026-03-01',
  rows: [
    { day: '2026-02-28', key: 'pk_a', sessions: 1, opened: 2, answers: 3 },
    { day: '2026-02-28', key: 'pk_b', sessions: 10, opened: 20, answers: 30 },
    { day: '2026-03-01', key: 'pk_b', sessions: 5, opened: 0, answers: 0 },
  ],
};

it('has every day between, also those without a visit, over the end of a month', () => {
  expect(daysOf(usage, '').map(({ day, sessions, answers }) => [day, sessions, answers])).toEqual([
    ['2026-02-27', 0, 0],
    ['2026-02-28', 11, 33],
    ['2026-03-01', 5, 0],
  ]);
});

it('tells one key alone', () => {
  expect(daysOf(usage, 'pk_a').map(({ opened }) => opened)).toEqual([0, 2, 0]);
});
