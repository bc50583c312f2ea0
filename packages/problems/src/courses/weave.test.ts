import { describe, expect, it } from 'vitest';
import { type Idea, weave } from './weave.ts';

const idea = (family: string, count: number, isNew: boolean): Idea => ({ family, complexity: 1, count, isNew });
const shown = (ideas: readonly Idea[]): string => {
  const { blocks, checkpoint } = weave(ideas);
  return [...blocks, checkpoint].map((block) => block.map(({ family }) => family).join('')).join(' ');
};

describe('a woven chapter', () => {
  it('begins a new idea with two examples and brings the others back between', () => {
    const ideas = ['a', 'b', 'c', 'd'].map((family) => idea(family, 4, true));
    expect(shown(ideas)).toBe('aa bb cca ddbcd bdac');
  });

  it('never asks twice in a row what is known', () => {
    const ideas = ['a', 'b', 'c', 'd'].map((family) => idea(family, 4, false));
    expect(shown(ideas)).toBe('aca bdb cac dbd bdac');
  });

  it('leaves no problem out', () => {
    for (const counts of [[1], [1, 1], [2, 5], [6, 1, 1], [3, 3, 3], [1, 2, 3, 4, 5, 6]]) {
      for (const isNew of [true, false]) {
        const ideas = counts.map((count, index) => idea(String(index), count, isNew));
        expect(shown(ideas).replaceAll(' ', '').length, `${counts.join(' ')} ${String(isNew)}`).toBe(
          counts.reduce((sum, count) => sum + count, 0),
        );
      }
    }
  });
});
