import { describe, expect, it } from 'vitest';
import { isUniform } from '../../bank/audit/bias.ts';
import { describeLaws, hasIdeas, levelsOf, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { totalOf } from './catalogue.ts';
import { combi } from './family.ts';
import type { CombiParams, Puzzle } from './params.ts';
import { solve } from './solve.ts';

describeLaws(combi, 8);

const asked = (puzzle: Puzzle): CombiParams => ({ puzzle, things: [], digits: [], options: [], total: 0 });
const answer = (puzzle: Puzzle, digits: readonly number[] = []): readonly string[] => solve({ puzzle, digits }).answers;

describe('the solver that lists everything', () => {
  it('knows the classics', () => {
    expect(answer({ kind: 'shelves', sizes: [3, 4] })).toEqual(['12']);
    expect(
      answer({
        kind: 'roads',
        towns: 3,
        roads: [
          [0, 1, 3],
          [1, 2, 2],
          [0, 2, 1],
        ],
      }),
    ).toEqual(['7']);
    expect(answer({ kind: 'row', count: 4, rule: 'none' })).toEqual(['24']);
    expect(answer({ kind: 'row', count: 4, rule: 'together' })).toEqual(['12']);
    expect(answer({ kind: 'row', count: 4, rule: 'not-first' })).toEqual(['18']);
    expect(answer({ kind: 'groups', count: 6, size: 2 })).toEqual(['15']);
    expect(answer({ kind: 'groups', count: 6, size: 3 })).toEqual(['20']);
    const digits = { kind: 'digits', count: 3, length: 2, hasZero: true, canRepeat: false } as const;
    expect(answer(digits, [0, 4, 7])).toEqual(['4']);
    expect(answer({ kind: 'streets', wide: 3, high: 2, closed: null })).toEqual(['10']);
    expect(answer({ kind: 'streets', wide: 2, high: 2, closed: [1, 1] })).toEqual(['2']);
  });

  it('agrees with the formula and with its own story', () => {
    for (const level of levelsOf(combi)) {
      for (const { params, solved, seed } of sampleCell(combi, { level, mode: 'number', count: 60 })) {
        expect(solved.answers, seed).toEqual([String(totalOf(params.puzzle))]);
        expect(solved.trace.at(-1)?.args['result'], seed).toBe(params.total);
      }
    }
  });
});

describe('the canonical form of counting', () => {
  it('does not change when shelves change places, journeys run back and towns are turned', () => {
    const same = (one: Puzzle, other: Puzzle) => expect(structKey(asked(one))).toBe(structKey(asked(other)));
    same({ kind: 'shelves', sizes: [2, 5] }, { kind: 'shelves', sizes: [5, 2] });
    same(
      {
        kind: 'roads',
        towns: 4,
        roads: [
          [0, 1, 3],
          [1, 2, 2],
          [2, 3, 1],
          [0, 2, 2],
        ],
      },
      {
        kind: 'roads',
        towns: 4,
        roads: [
          [0, 1, 1],
          [1, 2, 2],
          [2, 3, 3],
          [1, 3, 2],
        ],
      },
    );
    same({ kind: 'streets', wide: 4, high: 2, closed: [1, 0] }, { kind: 'streets', wide: 4, high: 2, closed: [3, 2] });
    same({ kind: 'streets', wide: 3, high: 3, closed: [1, 0] }, { kind: 'streets', wide: 3, high: 3, closed: [0, 1] });
  });

  it('tells rules apart, and knows fifty ideas at every level', () => {
    const row = (rule: 'none' | 'together' | 'at-end') => structKey(asked({ kind: 'row', count: 4, rule }));
    expect(new Set([row('none'), row('together'), row('at-end')]).size).toBe(3);
    for (const level of levelsOf(combi)) {
      expect(hasIdeas(combi, { level, mode: 'number', count: 900 }, 50), `level ${level}`).toBe(true);
    }
  });
});

describe('the numbers to choose from', () => {
  it.each([1, 4, 7])('stand in no telling rank at level %i', (level) => {
    const samples = sampleCell(combi, { level, mode: 'single', count: 1200 });
    expect(samples.length).toBe(1200);
    const ranks = [0, 1, 2, 3].map(
      (rank) => samples.filter(({ params }) => params.options[rank] === params.total).length,
    );
    expect(isUniform(ranks), ranks.join()).toBe(true);
  });
});
