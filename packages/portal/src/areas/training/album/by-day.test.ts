import type { Model } from '@logikit/sdk';
import { expect, it } from 'vitest';
import { byDay } from './by-day.ts';

const solved = (problemId: number, closedAt: string, idea: string | null): Model<'AlbumProblem'> => ({
  problemId,
  threadId: 1,
  title: '',
  passingId: null,
  stars: 3,
  closedAt,
  idea,
  images: [],
});

it('lays the problems of a day together, and of a day those about one idea', () => {
  const days = byDay([
    solved(5, '2026-03-02 12:10:00', 'mirror'),
    solved(4, '2026-03-02 12:05:00', 'odd'),
    solved(3, '2026-03-02 12:00:00', 'mirror'),
    solved(2, '2026-03-01 12:00:00', null),
  ]);
  expect(
    days.map(({ groups }) => groups.map(({ idea, problems }) => [idea, problems.map(({ problemId }) => problemId)])),
  ).toEqual([
    [
      ['mirror', [5, 3]],
      ['odd', [4]],
    ],
    [[null, [2]]],
  ]);
});
