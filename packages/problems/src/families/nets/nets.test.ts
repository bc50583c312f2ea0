import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/rng.ts';
import { describeLaws, isChance, levelsOf, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { nets as family } from './family.ts';
import { freeKey, hexominoes, images } from './hexominoes.ts';
import type { MarkId, Shape } from './params.ts';
import { solve } from './solve.ts';
import { nets, wrap } from './wrap.ts';

describeLaws(family, 6);

describe('the shapes of six squares', () => {
  it('are 35, and 11 of them fold into a cube', () => {
    expect(hexominoes.length).toBe(35);
    expect(nets.length).toBe(11);
    expect(new Set(nets.map(freeKey)).size).toBe(11);
  });

  it('are folded in space and wrapped around a cube with the same result', () => {
    for (const shape of hexominoes) {
      for (const image of images(shape)) {
        const { answers } = solve({ task: 'shapes', colours: {}, options: [image], truth: '' });
        expect(answers[0] === '0').toBe(wrap(image) !== null);
      }
    }
  });
});

describe('the solver of nets', () => {
  // A cross: the belt of four runs down, with a square on either side.
  const cross: Shape = [
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [1, 2],
    [1, 3],
  ];
  const marks: readonly MarkId[] = ['circle', 'ring', 'square', 'diamond', 'cross', 'star'];
  const faces = marks.map((mark) => ({ mark, turn: 0 }));
  const even = (...shown: readonly MarkId[]) =>
    shown.map((mark) => ({ mark, turn: 0 })) as unknown as readonly [
      (typeof faces)[0],
      (typeof faces)[0],
      (typeof faces)[0],
    ];

  it('knows what lies opposite', () => {
    const ask = (mark: MarkId) =>
      solve({ task: 'opposite', colours: {}, net: cross, faces, ask: mark, options: marks, truth: '' }).answers;
    expect([ask('circle'), ask('ring'), ask('square')]).toEqual([['cross'], ['diamond'], ['star']]);
  });

  it('tells a cube from its mirror image', () => {
    // Square on top, cross below it comes to the left of the corner, diamond to its right.
    const options = [
      even('square', 'cross', 'diamond'),
      even('square', 'diamond', 'cross'),
      even('circle', 'cross', 'ring'),
    ];
    expect(solve({ task: 'cubes', colours: {}, net: cross, faces, options, truth: '' }).answers).toEqual(['0']);
  });

  it('minds where the feet point', () => {
    const footed = (['arrow', 'heart', 'triangle', 'house', 'drop', 'flag'] as const).map((mark) => ({
      mark,
      turn: 0,
    }));
    // The triangle lies on top with its foot to the drop; the drop hangs upright on the left; the house lies on its side.
    const view = (...turns: readonly number[]) =>
      [
        { mark: 'triangle', turn: turns[0] ?? 0 },
        { mark: 'drop', turn: turns[1] ?? 0 },
        { mark: 'house', turn: turns[2] ?? 0 },
      ] as const;
    const options = [view(0, 0, 1), view(0, 0, 0), view(1, 0, 1), view(0, 2, 1)];
    expect(solve({ task: 'cube', colours: {}, net: cross, faces: footed, options, truth: '' }).answers).toEqual(['0']);
  });
});

describe('the canonical form of nets', () => {
  it('does not change when a net is turned or mirrored and its squares are told in another order', () => {
    for (const level of levelsOf(family)) {
      for (const mode of family.modes) {
        for (const { params, seed } of sampleCell(family, { level, mode, count: 12 })) {
          if (params.task === 'shapes') continue;
          const rng = createRng(seed);
          const order = rng.shuffle(params.net.map((_, index) => index));
          const [sign, isTipped] = [rng.pick([-1, 1]), rng.chance(0.5)];
          const net = order.map((index): readonly [number, number] => {
            const [x = 0, y = 0] = params.net[index] ?? [];
            return isTipped ? [y + 3, x * sign] : [x * sign, y];
          });
          const faces = order.flatMap((index) => params.faces[index] ?? []);
          expect(structKey({ ...params, net, faces }), seed).toBe(structKey(params));
        }
      }
    }
  });

  it('has puzzle ideas enough', () => {
    for (const level of levelsOf(family)) {
      const keys = family.modes.flatMap((mode) =>
        sampleCell(family, { level, mode, count: 300 }).map(({ params }) => structKey(params)),
      );
      expect(new Set(keys).size, `level ${level}`).toBeGreaterThan(100);
    }
  });
});

describe('the options of nets', () => {
  it.each(levelsOf(family))('stand in no telling place at level %i', (level) => {
    const samples = sampleCell(family, { level, mode: 'single', count: 400 });
    const rightOf = ({ task, options, truth }: (typeof samples)[0]['params']): number =>
      task === 'opposite' ? (options as readonly string[]).indexOf(truth) : Number(truth);
    for (const place of [0, 1, 2, 3]) {
      const hits = samples.filter(({ params }) => rightOf(params) === place).length;
      expect(isChance(hits, samples.length, 1 / 4), `place ${place}: ${hits}`).toBe(true);
    }
  });

  it.each([3, 4, 5, 6, 7])('say nothing by a vote at level %i', (level) => {
    const samples = sampleCell(family, { level, mode: 'single', count: 600 });
    const voted = samples.filter(({ params }) => {
      if (params.task !== 'cube') return false;
      const shared = params.options.map((view) =>
        params.options.reduce(
          (sum, other) =>
            sum + view.filter((face, slot) => JSON.stringify(face) === JSON.stringify(other[slot])).length,
          0,
        ),
      );
      return shared.indexOf(Math.max(...shared)) === Number(params.truth);
    }).length;
    expect(isChance(voted, samples.length, 1 / 4), `vote: ${voted}`).toBe(true);
  });

  it('are right about half of the time where all right ones are asked for', () => {
    for (const level of levelsOf(family)) {
      const shown = sampleCell(family, { level, mode: 'multi', count: 200 }).map(({ params }) => params);
      const all = shown.reduce((sum, { options }) => sum + options.length, 0);
      const right = shown.reduce((sum, { truth }) => sum + truth.split(',').length, 0);
      expect(isChance(right, all, 1 / 2), `level ${level}: ${right} of ${all}`).toBe(true);
    }
  });
});
