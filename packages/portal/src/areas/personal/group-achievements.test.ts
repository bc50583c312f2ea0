import type { Model } from '@logikit/sdk';
import { expect, it } from 'vitest';
import { groupAchievements } from './group-achievements.ts';

const step = (level: number, part: Partial<Model<'Achievement'>>): Model<'Achievement'> => ({
  id: level,
  group: 'stars',
  level,
  progress: 40,
  target: [30, 300, 1500][level - 1] ?? 0,
  achievedAt: null,
  isLooked: false,
  ...part,
});
const got = { achievedAt: '2026-09-01 10:00:00' };

it('shows of each group the highest step that was got and the way to the next', () => {
  const steps = [step(2, {}), step(1, { ...got, progress: 30 }), step(3, {})];
  expect(groupAchievements([...steps, { ...step(1, { progress: 2 }), id: 9, group: 'cards', target: 8 }])).toEqual([
    { name: 'stars', level: 1, current: 40, target: 300, newIds: [1] },
    { name: 'cards', level: 0, current: 2, target: 8, newIds: [] },
  ]);
});

it('stays at the last step when all are got, and marks nothing that was looked at', () => {
  const steps = [1, 2, 3].map((level) => step(level, { ...got, isLooked: level < 3, progress: 1500 }));
  expect(groupAchievements(steps)).toEqual([{ name: 'stars', level: 3, current: 1500, target: 1500, newIds: [3] }]);
});
