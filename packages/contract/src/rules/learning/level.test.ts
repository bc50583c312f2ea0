import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { iconTierOf, levelConfig, levelOf } from './level.ts';

const at = (completedProblems: number, stars: number) => levelOf({ completedProblems, stars });

describe('level', () => {
  it('[E-021] rises at each threshold, when problems and stars both allow it', () => {
    expect([at(0, 0), at(19, 40), at(20, 39), at(20, 40)]).toEqual([1, 1, 1, 2]);
    for (let level = 2; level <= levelConfig.maxLevel; level += 1) {
      const [problems, stars] = [(level - 1) * 20, (level - 1) * 40];
      expect([at(problems - 1, stars), at(problems, stars - 1), at(problems, stars)]).toEqual([
        level - 1,
        level - 1,
        level,
      ]);
    }
    expect(at(100_000, 100_000)).toBe(100);
  });

  it('never falls when a learner earns', () => {
    const count = fc.nat(5000);
    const pair = fc.tuple(count, count);
    fc.assert(fc.property(pair, pair, ([p, s], [dp, ds]) => at(p + dp, s + ds) >= at(p, s)));
  });

  it('shows the icon of the last named level that is reached', () => {
    expect(levelConfig.namedLevels.map(({ level }) => level)).toEqual([1, 5, 10, 20, 30, 40, 50, 60, 75, 100]);
    for (const [index, { level }] of levelConfig.namedLevels.entries()) {
      expect(iconTierOf(level)).toBe(index + 1);
      if (index > 0) expect(iconTierOf(level - 1)).toBe(index);
    }
  });
});
