import { describe, expect, it } from 'vitest';
import { complexitiesOf, tierNames, tierOf, tiersOf } from './complexity.ts';
import { numbers } from '../../values/numbers.ts';
import type { TargetLesson } from '../audience.ts';

const named = (lesson: TargetLesson) =>
  Object.fromEntries(tiersOf(lesson).map((tier) => [tierNames[tier], complexitiesOf(lesson, tier)]));

describe('complexity maps', () => {
  it('level 1: start [1], pro [2], expert [3, 4, 5]', () => {
    expect(named(1)).toEqual({ start: [1], pro: [2], expert: [3, 4, 5] });
  });

  it('levels 2 and 3: start [1, 2], pro [3], expert [4, 5]', () => {
    for (const lesson of [2, 3] as const) expect(named(lesson)).toEqual({ start: [1, 2], pro: [3], expert: [4, 5] });
  });

  it('levels 4 and 5: all of 1–5 in start, and no other tier', () => {
    for (const lesson of [4, 5] as const) {
      expect(named(lesson)).toEqual({ start: [1, 2, 3, 4, 5] });
      expect(complexitiesOf(lesson, 2)).toBeNull();
      expect(complexitiesOf(lesson, 3)).toBeNull();
    }
  });

  it('gives every complexity of every target lesson to exactly one tier', () => {
    for (const lesson of [1, 2, 3, 4, 5] as const) {
      expect(tiersOf(lesson).flatMap((tier) => complexitiesOf(lesson, tier))).toEqual([...numbers.complexityLevels]);
      for (const complexity of numbers.complexityLevels) {
        expect(complexitiesOf(lesson, tierOf(lesson, complexity))).toContain(complexity);
      }
    }
  });
});
