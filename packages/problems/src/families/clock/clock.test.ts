import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/rng.ts';
import { describeLaws, isChance, levelsOf, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { clock } from './family.ts';
import type { ClockParams } from './params.ts';
import { solve } from './solve.ts';

describeLaws(clock, 6);

const asked = (change: Partial<ClockParams>): ClockParams => ({
  task: 'between',
  from: 0,
  to: null,
  by: 0,
  options: [],
  sheet: null,
  tone: 'sea',
  truth: '',
  ...change,
});

describe('the solver of clocks', () => {
  it('reads, goes on and counts what passes', () => {
    expect(solve(asked({ task: 'hour', from: 0 })).answers).toEqual(['12']);
    expect(solve(asked({ task: 'minutes', from: 7 * 60 + 35 })).answers).toEqual(['35']);
    expect(solve(asked({ task: 'later-hour', from: 11 * 60, by: 180 })).answers).toEqual(['2']);
    expect(solve(asked({ from: 11 * 60 + 50, to: 20 })).answers).toEqual(['30']);
    expect(solve(asked({ from: 10 * 60, to: 60 })).answers).toEqual(['3']);
    expect(solve(asked({ task: 'set', from: 11 * 60 + 40, by: 30 })).answers).toEqual(['0,2']);
  });

  it('finds no date outside the month, and two faces that fit', () => {
    expect(solve(asked({ task: 'date', by: 14, sheet: { offset: 2, days: 30, date: 9 } })).answers).toEqual(['23']);
    expect(solve(asked({ task: 'date', by: 14, sheet: { offset: 2, days: 28, date: 20 } })).answers).toEqual([]);
    expect(solve(asked({ task: 'find', from: 60, options: [60, 120, 60, 0] })).answers.length).toBe(2);
  });
});

describe('the faces to choose from', () => {
  it.each(levelsOf(clock))('tell nothing at level %i by place, hour or long hand', (level) => {
    const samples = sampleCell(clock, { level, mode: 'single', count: 600 }).map(({ params }) => params);
    const hits = (value: (time: number) => number, rank: number): number =>
      samples.filter(({ options, truth }) => {
        const order = options.map((time, i) => [value(time), i] as const).sort(([a, i], [b, j]) => a - b || i - j);
        return order[rank]?.[1] === Number(truth);
      }).length;
    for (const rank of [0, 1, 2, 3]) {
      expect(
        isChance(
          hits((time) => time, rank),
          600,
          1 / 4,
        ),
        `time ${rank}`,
      ).toBe(true);
      expect(
        isChance(
          hits((time) => time % 60, rank),
          600,
          1 / 4,
        ),
        `minutes ${rank}`,
      ).toBe(true);
      expect(
        isChance(
          hits(() => 0, rank),
          600,
          1 / 4,
        ),
        `place ${rank}`,
      ).toBe(true);
    }
  });

  it('can change places without becoming another idea', () => {
    for (const { params, seed } of sampleCell(clock, { level: 6, mode: 'single', count: 40 })) {
      const options = createRng(seed).shuffle(params.options);
      expect(structKey({ ...params, options, tone: 'rose' })).toBe(structKey(params));
    }
  });
});

describe('the stock of clocks', () => {
  it('has an idea for every face of the dial', () => {
    for (const mode of clock.modes) {
      for (const level of levelsOf(clock)) {
        const keys = sampleCell(clock, { level, mode, count: 400 }).map(({ params }) => structKey(params));
        const least = mode === 'graphic' && level < 3 ? 11 : mode === 'graphic' && level === 3 ? 24 : 36;
        expect(new Set(keys).size, `${mode} ${level}`).toBeGreaterThanOrEqual(least);
      }
    }
  });
});
