import { describe, expect, it } from 'vitest';
import { createRng } from '../core/rng.ts';
import { courses } from '../courses/courses.ts';
import { chanceAt } from './chance.ts';
import { abilityAfter, chapterFor, tellingComplexity } from './placement.ts';
import { type FirstTry, promisedDifficulty } from './rate.ts';
import { targetSuccess } from './settings.ts';
import { newAbility, newLesson } from './start.ts';

const complexities = [1, 2, 3, 4, 5] as const;
const PROBLEMS = 8;
const LEARNERS = 300;
const start = newAbility(newLesson, targetSuccess[3]);
const chapters = (courses().find(({ technicalName }) => technicalName === 'adult')?.threads ?? []).map(({ blocks }) =>
  blocks.flatMap(({ problems }) => problems.map(({ complexity }) => complexity)),
);

/** Eight typed answers of somebody whose true strength is known, logits; where that leads. */
function place(strength: number, seed: string): { readonly error: number; readonly chapter: number } {
  const rng = createRng(seed);
  const tries: FirstTry[] = [];
  for (let asked = 0; asked < PROBLEMS; asked += 1) {
    const complexity = tellingComplexity(abilityAfter(start, newLesson, tries), newLesson, complexities);
    const isRight = rng.chance(chanceAt(strength - promisedDifficulty(complexity), 0.02));
    tries.push({ isRight, complexity, guess: 0.02 });
  }
  const ability = abilityAfter(start, newLesson, tries);
  return { error: ability.ability - strength, chapter: chapterFor(ability, newLesson, chapters) };
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
const many = (strength: number) => Array.from({ length: LEARNERS }, (_, n) => place(strength, `${strength}/${n}`));

describe('a placement of eight problems', () => {
  it('begins in the middle and follows the answers', () => {
    const next = (rights: readonly boolean[]): number => {
      const tries = rights.map((isRight): FirstTry => ({ isRight, complexity: 3, guess: 0.02 }));
      return tellingComplexity(abilityAfter(start, newLesson, tries), newLesson, complexities);
    };
    const first = next([]);
    expect(first).toBeGreaterThanOrEqual(2);
    expect(next([true, true, true])).toBeGreaterThan(first);
    expect(next([false, false, false])).toBeLessThan(first);
  });

  it('leads an average beginner to the first chapter and a strong one far ahead', () => {
    const led = [-1, 0, 1, 2, 3].map((strength) => mean(many(strength).map(({ chapter }) => chapter)));
    expect(led).toEqual(led.toSorted((a, b) => a - b));
    expect(led[0]).toBeLessThan(1);
    expect(led[1]).toBeLessThan(4);
    expect(led[4]).toBeGreaterThan(10);
    expect(chapterFor({ ...start, ability: 9, variance: 0.1 }, newLesson, chapters)).toBe(chapters.length - 1);
  });

  it('knows more than before', () => {
    const before = Math.sqrt(start.variance);
    for (const strength of [-1, 0, 1, 2])
      expect(Math.sqrt(mean(many(strength).map(({ error }) => error ** 2)))).toBeLessThan(0.85 * before);
  });
});
