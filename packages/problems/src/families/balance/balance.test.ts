import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/rng.ts';
import { describeLaws, isChance, levelsOf, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { deduce } from './deduce.ts';
import { balance } from './family.ts';
import type { BalanceParams, Pan, Scale } from './params.ts';
import { solve } from './solve.ts';

describeLaws(balance, 6);

const goods = (['apple', 'pear', 'cup'] as const).map((id) => ({ object: id, noun: id }));
const pan = (counts: readonly number[], ...weights: readonly number[]): Pan => ({ goods: counts, weights });
const puzzle = (count: number, ...scales: readonly Scale[]): BalanceParams => ({
  goods: goods.slice(0, count),
  scales,
  ask: 0,
  options: [],
  truth: [],
});

describe('the solver of scales', () => {
  it('finds what balances every scale', () => {
    const both = { left: pan([3], 2), right: pan([1], 8) };
    expect(solve(puzzle(1, both)).answers).toEqual(['3']);
    const together = { left: pan([1, 1]), right: pan([], 9) };
    const more = { left: pan([2, 1]), right: pan([], 13) };
    expect(solve(puzzle(2, together, more)).answers).toEqual(['4']);
  });

  it('reports two answers when the scales leave it open, and none when nothing balances', () => {
    expect(solve(puzzle(2, { left: pan([1, 1]), right: pan([], 9) })).answers.length).toBe(2);
    expect(solve(puzzle(1, { left: pan([2]), right: pan([], 9) })).answers).toEqual([]);
  });

  it('leads to the same weight by deduction as by trying everything', () => {
    for (const level of levelsOf(balance)) {
      for (const { params, solved } of sampleCell(balance, { level, mode: 'number', count: 12 })) {
        const learned = deduce(params)?.learned ?? [];
        for (const { good, weighs } of learned) expect(weighs).toBe(params.truth[good]);
        expect(String(learned.at(-1)?.weighs)).toBe(solved.answers[0]);
      }
    }
  });
});

describe('the canonical form of scales', () => {
  it('does not change when pans, scales or goods change places', () => {
    for (const level of [2, 5, 7, 8, 10]) {
      for (const { params, seed } of sampleCell(balance, { level, mode: 'number', count: 15 })) {
        const rng = createRng(`canon/${seed}`);
        const order = rng.shuffle(params.goods.map((_, index) => index));
        const moved = (side: Pan): Pan => ({
          goods: order.map((good) => side.goods[good] ?? 0),
          weights: rng.shuffle(side.weights),
        });
        const scales = rng.shuffle(params.scales).map(({ left, right }) => {
          const sides = [moved(left), moved(right)] as const;
          return rng.chance(0.5) ? { left: sides[0], right: sides[1] } : { left: sides[1], right: sides[0] };
        });
        expect(structKey({ ...params, scales, ask: order.indexOf(params.ask) }), seed).toBe(structKey(params));
      }
    }
  });

  it('tells other weights apart', () => {
    const one = puzzle(1, { left: pan([1], 2), right: pan([], 8) });
    const two = puzzle(1, { left: pan([1], 3), right: pan([], 8) });
    expect(structKey(one)).not.toBe(structKey(two));
  });
});

describe('the options of scales', () => {
  it.each([1, 4, 7])('stand in no telling rank at level %i', (level) => {
    const samples = sampleCell(balance, { level, mode: 'single', count: 500 });
    expect(samples.length).toBe(500);
    for (const rank of [0, 1, 2, 3]) {
      const hits = samples.filter(({ params }) => params.options[rank] === params.truth[params.ask]).length;
      expect(isChance(hits, samples.length, 1 / 4), `rank ${rank}: ${hits}`).toBe(true);
    }
  });

  it('hold the right weight once, and name the mistakes behind the others', () => {
    for (const { params } of sampleCell(balance, { level: 6, mode: 'single', count: 40 })) {
      const { variants } = balance.compose(params, 'single');
      expect(variants.filter(({ isRight }) => isRight).length).toBe(1);
      expect(variants.filter(({ isRight, tag }) => !isRight && tag === undefined).length).toBeLessThanOrEqual(1);
    }
  });
});
