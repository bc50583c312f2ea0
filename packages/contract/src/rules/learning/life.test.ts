import { describe, expect, it } from 'vitest';
import { isWithLife } from './life.ts';

const child = { targetLesson: 2, isQuizEditor: false, isUnlimited: false } as const;

describe('isWithLife', () => {
  it('limits junior and adult courses and never a preschool course', () => {
    const limited = ([1, 2, 3, 4, 5] as const).filter((targetLesson) => isWithLife({ ...child, targetLesson }));
    expect(limited).toEqual([2, 3]);
  });

  it('never limits an editor or a subscriber', () => {
    expect(isWithLife({ ...child, isQuizEditor: true })).toBe(false);
    expect(isWithLife({ ...child, isUnlimited: true })).toBe(false);
  });
});
