import { describe, expect, it } from 'vitest';
import { describeLaws, hasIdeas, levelsOf, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { word } from './family.ts';
import type { Plot } from './params.ts';
import { solve } from './solve.ts';

describeLaws(word, 16);

describe('the solver of stories', () => {
  const stories: readonly (readonly [Plot, readonly number[], string])[] = [
    ['combine', [5, 3], '8'],
    ['is-more', [8, 3], '5'],
    ['is-fewer', [8, 3], '11'],
    ['start-taken', [4, 9], '13'],
    ['share', [24, 4], '6'],
    ['boxes', [24, 6], '4'],
    ['share-extra', [29, 4, 5], '6'],
    ['smaller-of-two', [18, 4], '7'],
    ['larger-of-two', [18, 4], '11'],
    ['posts', [12, 3], '33'],
    ['give', [12, 8], '2'],
    ['ratio-total', [24, 3], '6'],
    ['ratio-difference', [4, 12], '4'],
    ['legs', [8, 22], '3'],
    ['purchase', [3, 2, 19, 3, 1, 11], '8'],
    ['chain-total', [5, 2, 3], '33'],
  ];
  it.each(stories)('understands "%s" with %j', (plot, numbers, answer) => {
    expect(solve({ plot, numbers }).answers).toEqual([answer]);
  });

  it('finds nothing where the numbers cannot be', () => {
    expect(solve({ plot: 'share', numbers: [25, 4] }).answers).toEqual([]);
    expect(solve({ plot: 'legs', numbers: [8, 23] }).answers).toEqual([]);
  });

  it('comes to the same number by calculating as by trying all', () => {
    for (const level of levelsOf(word)) {
      for (const { solved, seed } of sampleCell(word, { level, mode: 'number', count: 60 })) {
        const last = solved.trace.at(-1)?.args['result'];
        expect(String(last === 1 && solved.answers[0] !== '1' ? solved.answers[0] : last), seed).toBe(
          solved.answers[0],
        );
      }
    }
  });
});

describe('the canonical form of stories', () => {
  it('does not see names, things and boxes', () => {
    for (const { params } of sampleCell(word, { level: 8, mode: 'number', count: 30 })) {
      const renamed = { ...params, thing: 'kite', other: 'boat', box: 'bag', people: ['leo', 'eva', 'max'] } as const;
      expect(structKey(renamed)).toBe(structKey(params));
    }
    const one = {
      plot: 'combine',
      thing: 'kite',
      other: 'boat',
      box: 'bag',
      people: ['leo', 'eva', 'max'],
      truth: 8,
    } as const;
    expect(structKey({ ...one, numbers: [5, 3] })).toBe(structKey({ ...one, numbers: [3, 5] }));
  });
});

describe('the stock of stories', () => {
  it('has at least forty ideas at every level', () => {
    for (const level of levelsOf(word)) {
      expect(hasIdeas(word, { level, mode: 'number', count: 400 }, 40), `level ${level}`).toBe(true);
    }
  });
});
