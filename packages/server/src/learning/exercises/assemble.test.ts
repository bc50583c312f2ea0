import { exerciseMix, tiersOf } from '@logikit/contract';
import { bankEntries, samenessOf } from '@logikit/problems';
import { describe, expect, it } from 'vitest';
import { assemble, shortOf } from './assemble.ts';

const lessons = [1, 2, 3, 4, 5] as const;
const idea = (entry: (typeof bank)[number]): string | null => samenessOf(entry)?.idea ?? null;
const bank = bankEntries();

describe('the draw of a block', () => {
  it('is the same for the same seed, to the byte, and another one for another seed', () => {
    const mix = exerciseMix(2, 1) ?? [];
    const choices = bank.filter(({ lesson }) => lesson === 2);
    const draw = (seed: string): string => JSON.stringify(assemble({ seed, mix, choices, ideaOf: idea }));
    expect(draw('a')).toBe(draw('a'));
    expect(draw('b')).not.toBe(draw('a'));
  });

  it('keeps the mix, has four families at least and no idea twice, in every tier of every lesson', () => {
    for (const lesson of lessons) {
      const choices = bank.filter((entry) => entry.lesson === lesson);
      for (const tier of tiersOf(lesson)) {
        const mix = exerciseMix(lesson, tier) ?? [];
        for (const seed of ['a', 'b', 'c', 'd']) {
          const picked = assemble({ seed, mix, choices, ideaOf: idea });
          expect(shortOf(mix, picked)).toEqual([]);
          expect(picked.map(({ complexity }) => complexity)).toEqual(
            mix.flatMap(({ complexity, count }) => Array.from({ length: count }, () => complexity)),
          );
          expect(new Set(picked.map(({ family }) => family)).size).toBeGreaterThanOrEqual(4);
          expect(new Set(picked.map(idea)).size).toBe(picked.length);
        }
      }
    }
  });

  it('says what is missing when there are too few problems', () => {
    const mix = exerciseMix(2, 1) ?? [];
    const choices = bank.filter(({ lesson, complexity }) => lesson === 2 && complexity === 1).slice(0, 4);
    const picked = assemble({ seed: 'a', mix, choices, ideaOf: () => null });
    expect(shortOf(mix, picked)).toEqual([
      { complexity: 1, count: 2 },
      { complexity: 2, count: 4 },
    ]);
  });
});
