import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/rng.ts';
import { overlap } from '../../core/raster.ts';
import { describeLaws, isChance, levelsOf, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { shadow } from './family.ts';
import { silhouette } from './looks.ts';
import type { ShadowParams } from './params.ts';
import { solve } from './solve.ts';

describeLaws(shadow);

const look = (object: 'apple' | 'boat' | 'duck', isFlipped = false) =>
  ({ object, form: 0, isFlipped, colour: 'red' }) as const;
const duckAndBoat: ShadowParams = {
  level: 3,
  plot: 'find-shadow',
  looks: [look('duck'), look('duck', true), look('boat')],
  turns: [0, 0, 0],
  isTurned: false,
  order: [0, 1, 2],
  right: 1,
};

describe('the solver of shadows', () => {
  it('tells a duck from its mirror image', () => {
    expect(solve(duckAndBoat).answers).toEqual(['1']);
    expect(solve({ ...duckAndBoat, isTurned: true, turns: [1, 2, 3] }).answers).toEqual(['1']);
  });

  it('reports two answers when two shadows are the same', () => {
    expect(solve({ ...duckAndBoat, looks: [look('duck'), look('duck'), look('boat')] }).answers.length).toBe(2);
  });

  it('accepts no problem where two silhouettes nearly fall together', () => {
    for (const level of levelsOf(shadow)) {
      for (const { params } of sampleCell(shadow, { level, mode: 'single', count: 40 })) {
        const bits = params.looks.map((one) => silhouette(one));
        const pairs = bits.flatMap((a, i) => bits.slice(i + 1).map((b) => overlap(a, b)));
        expect(Math.max(...pairs)).toBeLessThan(0.985);
      }
    }
  });
});

describe('the canonical form of shadows', () => {
  it('does not change when options change places, all are mirrored, or colours and turns change', () => {
    for (const level of levelsOf(shadow)) {
      for (const { params, seed } of sampleCell(shadow, { level, mode: 'single', count: 15 })) {
        const rng = createRng(`canon/${seed}`);
        const order = rng.shuffle(params.looks.map((_, i) => i));
        const looks = order.map((i) => {
          const one = params.looks[i] ?? look('apple');
          return { ...one, isFlipped: !one.isFlipped, colour: rng.pick(['red', 'blue'] as const) };
        });
        const turns = params.turns.map((turn) => (turn === 0 ? 0 : rng.int(1, 3)));
        const moved = { ...params, looks, turns, right: order.indexOf(params.right) };
        expect(structKey(moved), seed).toBe(structKey(params));
      }
    }
  });
});

describe('the options of shadows', () => {
  it.each([1, 2, 5, 8])(
    'say nothing about the right one at level %i: the most and the least alike win by luck only',
    (level) => {
      const samples = sampleCell(shadow, { level, mode: 'single', count: 900 });
      const count = samples[0]?.params.looks.length ?? 4;
      const lures = samples.map(({ params: { looks, right } }) => {
        const bits = looks.map((one) => silhouette(one));
        const sums = bits.map((a) => bits.reduce((sum, b) => sum + overlap(a, b), 0));
        return { most: sums.indexOf(Math.max(...sums)) === right, least: sums.indexOf(Math.min(...sums)) === right };
      });
      expect(isChance(lures.filter(({ most }) => most).length, samples.length, 1 / count)).toBe(true);
      expect(isChance(lures.filter(({ least }) => least).length, samples.length, 1 / count)).toBe(true);
    },
  );

  it('come from enough puzzle ideas at every level', () => {
    for (const level of levelsOf(shadow)) {
      const ideas = (['single', 'graphic'] as const).flatMap((mode) =>
        sampleCell(shadow, { level, mode, count: 150 }).map(({ params }) => structKey(params)),
      );
      // Three problems of one idea are let in: 25 ideas hold more than three times the largest cell.
      expect(new Set(ideas).size, `level ${level}`).toBeGreaterThanOrEqual(25);
    }
  });
});
