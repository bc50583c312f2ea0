import { describe, expect, it } from 'vitest';
import { isAdultLesson, isPreschool } from './audience.ts';

describe('audience', () => {
  it('knows preschoolers and adults by the target lesson of their course', () => {
    const lessons = [1, 2, 3, 4, 5] as const;
    expect(lessons.filter(isPreschool)).toEqual([1, 4, 5]);
    expect(lessons.filter(isAdultLesson)).toEqual([3]);
  });
});
