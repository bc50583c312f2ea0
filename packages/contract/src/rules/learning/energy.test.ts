import { describe, expect, it } from 'vitest';
import { authoredBlockCost, exerciseBlockCost, problemCost } from './energy.ts';

describe('energy costs', () => {
  it('one for a problem, two for a hard one', () => {
    expect(([1, 2, 3, 4, 5] as const).map((complexity) => problemCost(complexity, false))).toEqual([1, 1, 1, 2, 2]);
  });

  it('eight for a block of exercises, four fifths of the problems rounded up for an authored block', () => {
    expect(exerciseBlockCost(false)).toBe(8);
    expect([1, 5, 7, 10, 15].map((problems) => authoredBlockCost(problems, false))).toEqual([1, 4, 6, 8, 12]);
  });

  it('nothing for subscribers', () => {
    expect([problemCost(5, true), exerciseBlockCost(true), authoredBlockCost(10, true)]).toEqual([0, 0, 0]);
  });
});
