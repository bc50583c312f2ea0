import { describe, expect, it } from 'vitest';
import { dihedral } from '../../core/canon.ts';
import { createRng } from '../../core/rng.ts';
import { describeLaws, hasIdeas, isChance, levelsOf, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { mirror } from './family.ts';
import { movedAll } from './moves.ts';
import type { MirrorParams, Move } from './params.ts';
import { solve } from './solve.ts';

describeLaws(mirror);

describe('the solver of mirrors', () => {
  const pattern = { rows: 3, columns: 3, cells: [1, 1, 0, 2, 0, 0, 0, 0, 0] };
  it.each<[Move, readonly number[]]>([
    ['across', [0, 1, 1, 0, 0, 2, 0, 0, 0]],
    ['down', [0, 0, 0, 2, 0, 0, 1, 1, 0]],
    ['half', [0, 0, 0, 0, 0, 2, 0, 1, 1]],
    ['clockwise', [0, 2, 1, 0, 0, 1, 0, 0, 0]],
    ['counter', [0, 0, 0, 1, 0, 0, 1, 2, 0]],
  ])('knows what %s does', (move, cells) => {
    const options = dihedral(pattern).map((image) => image.cells);
    const { answers } = solve({ pattern, moves: [move], options });
    expect(answers.map((index) => options[Number(index)])).toEqual([cells]);
  });

  it('reports two answers when two pictures fit', () => {
    const cells = movedAll(pattern, ['across']).cells;
    expect(solve({ pattern, moves: ['across'], options: [cells, pattern.cells, cells] }).answers).toEqual(['0', '2']);
  });
});

describe('the canonical form of mirrors', () => {
  const tipped: Readonly<Record<Move, Move>> = {
    across: 'down',
    down: 'across',
    half: 'half',
    clockwise: 'clockwise',
    counter: 'counter',
  };
  const flipped: Readonly<Record<Move, Move>> = {
    across: 'across',
    down: 'down',
    half: 'half',
    clockwise: 'counter',
    counter: 'clockwise',
  };
  it('does not change when the whole problem is turned, mirrored or painted anew', () => {
    for (const level of levelsOf(mirror)) {
      for (const { params, seed } of sampleCell(mirror, { level, mode: 'single', count: 15 })) {
        const { colours, moves, pattern } = params;
        const order = [0, ...createRng(seed).shuffle(colours.map((_, index) => index + 1))];
        const painted = { ...pattern, cells: pattern.cells.map((colour) => order[colour] ?? 0) };
        const seen = (images: readonly Move[], pictured: MirrorParams['pattern']): string =>
          structKey({ ...params, pattern: pictured, moves: images });
        const turned = movedAll(painted, ['clockwise']);
        expect(
          seen(
            moves.map((move) => tipped[move]),
            turned,
          ),
          seed,
        ).toBe(structKey(params));
        expect(
          seen(
            moves.map((move) => flipped[move]),
            movedAll(painted, ['across']),
          ),
          seed,
        ).toBe(structKey(params));
      }
    }
  });

  it('has puzzle ideas enough', () => {
    for (const level of levelsOf(mirror)) {
      for (const mode of mirror.modes) {
        expect(hasIdeas(mirror, { level, mode, count: 120 }, 31), `${level} ${mode}`).toBe(true);
      }
    }
  });
});

describe('the options of mirrors', () => {
  it.each([1, 4, 6, 9])(
    'do not show the right one at level %i: neither by place nor by a vote of the cells',
    (level) => {
      const samples = sampleCell(mirror, { level, mode: 'single', count: 600 });
      const rightOf = ({ options, result }: MirrorParams): number =>
        options.findIndex((cells) => cells.join() === result.join());
      for (const place of [0, 1, 2, 3]) {
        const hits = samples.filter(({ params }) => rightOf(params) === place).length;
        expect(isChance(hits, samples.length, 1 / 4), `place ${place}: ${hits}`).toBe(true);
      }
      const voted = samples.filter(({ params }) => {
        const votes = params.options.map((cells) =>
          cells.reduce((sum, colour, cell) => sum + params.options.filter((other) => other[cell] === colour).length, 0),
        );
        return votes.indexOf(Math.max(...votes)) === rightOf(params);
      }).length;
      expect(isChance(voted, samples.length, 1 / 4), `vote: ${voted}`).toBe(true);
    },
  );
});
