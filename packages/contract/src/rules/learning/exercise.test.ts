import { describe, expect, it } from 'vitest';
import { exerciseBlockType, exerciseMix, isTrialBlock, listedBlocks } from './exercise.ts';
import { numbers } from '../../values/numbers.ts';
import { tiersOf } from './complexity.ts';

describe('exercises', () => {
  it('mix ten problems in every tier, the easiest first and most', () => {
    for (const lesson of [1, 2, 3, 4, 5] as const) {
      for (const tier of tiersOf(lesson)) {
        const mix = exerciseMix(lesson, tier) ?? [];
        expect(mix.reduce((sum, { count }) => sum + count, 0)).toBe(numbers.exercise.problems);
        expect(mix.map(({ complexity }) => complexity)).toEqual(mix.map(({ complexity }) => complexity).sort());
        expect(mix.map(({ count }) => count)).toEqual(mix.map(({ count }) => count).sort((a, b) => b - a));
      }
    }
    expect(exerciseMix(2, 1)).toEqual([
      { complexity: 1, count: 6 },
      { complexity: 2, count: 4 },
    ]);
    expect(exerciseMix(4, 2)).toBeNull();
  });

  it('have a checkpoint at every fifth block, and two blocks on trial in the first tier', () => {
    expect([1, 4, 5, 6, 10].map(exerciseBlockType)).toEqual([
      ...['regular', 'regular', 'checkpoint', 'regular', 'checkpoint'],
    ]);
    expect([isTrialBlock(1, 2), isTrialBlock(1, 3), isTrialBlock(2, 1)]).toEqual([true, false, false]);
  });

  it('list every completed block and the first three others', () => {
    const completed = (...numbersDone: number[]) =>
      listedBlocks((n) => numbersDone.includes(n), Math.max(0, ...numbersDone));
    expect(completed()).toEqual([1, 2, 3]);
    expect(completed(1, 2)).toEqual([1, 2, 3, 4, 5]);
    expect(completed(1, 3, 6, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(completed(7)).toEqual([1, 2, 3, 7]);
  });
});
