import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/rng.ts';
import type { Rng } from '../../core/rng.ts';
import { colourIds } from '../../draw/palette.ts';
import { describeLaws, isChance, levelsOf, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { group } from './family.ts';
import { valueOf } from './params.ts';
import type { Card, GroupParams } from './params.ts';
import { solve } from './solve.ts';

describeLaws(group);

const card = (object: 'apple' | 'ball' | 'cup', colour: Card['colour'], size: Card['size'] = 'big'): Card => ({
  object,
  colour,
  size,
  dots: 1,
  frame: 'round',
});

const redOnes: GroupParams = {
  level: 1,
  plot: 'belongs',
  baskets: [{ signs: [], holds: [card('apple', 'red'), card('ball', 'red', 'small')] }],
  cards: [card('cup', 'red'), card('apple', 'blue', 'small'), card('ball', 'yellow')],
  rules: [],
  hasDots: false,
  hasFrame: false,
  truth: [0],
};

describe('the solver of baskets', () => {
  it('finds what has in common with all pictures of a basket', () => {
    expect(solve(redOnes).answers).toEqual(['0']);
  });

  it('reports two answers when the pictures have two things in common', () => {
    const baskets = [{ signs: [], holds: [card('apple', 'red'), card('apple', 'red', 'small')] }];
    expect(solve({ ...redOnes, baskets }).answers.length).toBe(2);
  });

  it('takes both signs of a basket at their word', () => {
    const signs = [
      { key: 'colour', value: 'red' },
      { key: 'object', value: 'ball' },
    ] as const;
    const cards = [card('cup', 'red'), card('ball', 'red'), card('ball', 'yellow')];
    expect(solve({ ...redOnes, baskets: [{ signs, holds: [] }], cards }).answers).toEqual(['1']);
  });

  it('sorts as a child would who tries every card in every basket', () => {
    for (const level of levelsOf(group)) {
      for (const { params, solved, seed } of sampleCell(group, { level, mode: 'graphic', count: 25 })) {
        if (params.baskets.some(({ signs }) => signs.length === 0)) continue;
        const homes = params.cards.map((one) =>
          params.baskets.findIndex(({ signs }) => signs.every(({ key, value }) => valueOf(one, key) === value)),
        );
        expect(solved.answers, seed).toEqual([homes.join(' ')]);
      }
    }
  });
});

describe('the canonical form of baskets', () => {
  it('does not change when cards and baskets change places and colours their names', () => {
    for (const level of levelsOf(group)) {
      for (const mode of group.modes) {
        for (const { params, seed } of sampleCell(group, { level, mode, count: 12 })) {
          expect(structKey(moved(createRng(`canon/${seed}`), params)), seed).toBe(structKey(params));
        }
      }
    }
  });
});

function moved(rng: Rng, params: GroupParams): GroupParams {
  const colours = rng.shuffle(colourIds);
  const rename = (one: Card): Card => ({ ...one, colour: colours[colourIds.indexOf(one.colour)] ?? one.colour });
  const baskets = rng.shuffle(params.baskets.map((_, i) => i));
  const cards = rng.shuffle(params.cards.map((_, i) => i));
  const options = params.plot === 'rule' ? rng.shuffle(params.rules.map((_, i) => i)) : cards;
  return {
    ...params,
    baskets: baskets.map((i) => {
      const { signs = [], holds = [] } = params.baskets[i] ?? {};
      return {
        signs: signs.map(({ key, value }) => ({
          key,
          value: key === 'colour' ? (colours[colourIds.indexOf(value as Card['colour'])] ?? value) : value,
        })),
        holds: rng.shuffle(holds).map(rename),
      };
    }),
    cards: cards.map((i) => rename(params.cards[i] as Card)),
    rules: params.plot === 'rule' ? options.map((i) => params.rules[i] ?? 'colour') : [],
    truth:
      params.plot === 'sort'
        ? cards.map((i) => baskets.indexOf(params.truth[i] ?? 0))
        : [options.indexOf(params.truth[0] ?? 0)],
  };
}

describe('the options of baskets', () => {
  it.each([1, 2, 3, 5, 7])(
    'do not betray the right one by standing out or being like the rest at level %i',
    (level) => {
      const samples = sampleCell(group, { level, mode: 'single', count: 900 }).filter(
        ({ params }) => params.plot !== 'rule',
      );
      const lures = samples.map(({ params: { cards, truth } }) => {
        const company = cards.map((one) =>
          cards.reduce(
            (sum, other) =>
              sum +
              (['object', 'colour', 'size', 'dots', 'frame'] as const).filter((key) => one[key] === other[key]).length,
            0,
          ),
        );
        const best = company.indexOf(Math.max(...company));
        const big = cards.findIndex(({ size }) => size === 'big');
        return { isBest: best === truth[0], isBig: Math.max(0, big) === truth[0], chance: 1 / cards.length };
      });
      const mean = lures.reduce((sum, { chance }) => sum + chance, 0) / lures.length;
      expect(isChance(lures.filter(({ isBest }) => isBest).length, lures.length, mean)).toBe(true);
      expect(isChance(lures.filter(({ isBig }) => isBig).length, lures.length, mean)).toBe(true);
    },
  );

  it('come from enough puzzle ideas at every level', () => {
    for (const level of levelsOf(group)) {
      const ideas = group.modes.flatMap((mode) =>
        sampleCell(group, { level, mode, count: 250 }).map(({ params }) => structKey(params)),
      );
      expect(new Set(ideas).size, `level ${level}`).toBeGreaterThanOrEqual(40);
    }
  });
});
