import { describe, expect, it } from 'vitest';
import { dihedral } from '../../core/canon.ts';
import { createRng } from '../../core/rng.ts';
import { describeLaws, isChance, levelsOf, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { position } from './family.ts';
import type { Clue, PositionParams, Side, ToyId } from './params.ts';
import { solve } from './solve.ts';

describeLaws(position);

const shelf = (rows: readonly (readonly (ToyId | null)[])[], clue: Clue): PositionParams => ({
  rows: rows.length,
  columns: rows[0]?.length ?? 0,
  toys: rows.flat(),
  clue,
  task: 'find',
  piece: null,
  target: -1,
  options: [],
});

describe('the solver of the toy shelf', () => {
  const rows: (ToyId | null)[][] = [
    ['cat', 'ball', 'owl'],
    ['cup', null, 'cat'],
    ['fox', 'owl', 'pear'],
  ];
  it.each<[Clue, number]>([
    [{ kind: 'near', near: { side: 'right', toy: 'fox' } }, 7],
    [{ kind: 'near', near: { side: 'above', toy: 'fox' } }, 3],
    [{ kind: 'between', toys: ['owl', 'pear'] }, 5],
    [{ kind: 'both', near: { side: 'below', toy: 'cat' }, also: { side: 'right', toy: 'owl' } }, 8],
    [
      {
        kind: 'walk',
        from: 'cup',
        legs: [
          { side: 'right', steps: 2 },
          { side: 'above', steps: 1 },
        ],
      },
      2,
    ],
  ])('reads %j', (clue, cell) => {
    expect(solve(shelf(rows, clue)).answers).toEqual([String(cell)]);
  });

  it('reports two answers where twins leave it open, and none at the edge', () => {
    expect(solve(shelf(rows, { kind: 'near', near: { side: 'below', toy: 'cat' } })).answers.length).toBe(2);
    expect(solve(shelf(rows, { kind: 'near', near: { side: 'left', toy: 'fox' } })).answers).toEqual([]);
  });
});

describe('the canonical form of the toy shelf', () => {
  const mirror: Readonly<Record<Side, Side>> = { left: 'right', right: 'left', above: 'above', below: 'below' };
  const transpose: Readonly<Record<Side, Side>> = { left: 'above', right: 'below', above: 'left', below: 'right' };
  const told = (clue: Clue, side: (side: Side) => Side, toy: (toy: ToyId) => ToyId): Clue => {
    switch (clue.kind) {
      case 'near':
        return { kind: 'near', near: { side: side(clue.near.side), toy: toy(clue.near.toy) } };
      case 'between':
        return { kind: 'between', toys: [toy(clue.toys[1]), toy(clue.toys[0])] };
      case 'both':
        return {
          kind: 'both',
          near: { side: side(clue.also.side), toy: toy(clue.also.toy) },
          also: { side: side(clue.near.side), toy: toy(clue.near.toy) },
        };
      case 'walk':
        return { ...clue, from: toy(clue.from), legs: clue.legs.map((leg) => ({ ...leg, side: side(leg.side) })) };
    }
  };

  it('does not change when the shelf is mirrored or turned and the toys change names', () => {
    for (const level of levelsOf(position)) {
      for (const { params, seed } of sampleCell(position, { level, mode: 'graphic', count: 12 })) {
        const kinds = [...new Set(params.toys.filter((toy) => toy !== null))];
        const others = createRng(seed).shuffle(kinds);
        const renamed = (toy: ToyId): ToyId => others[kinds.indexOf(toy)] ?? toy;
        const images = dihedral({ rows: params.rows, columns: params.columns, cells: params.toys });
        const [, mirrored] = images;
        // Turned clockwise and mirrored: rows and columns change places.
        const transposed = images[3];
        for (const [image, sides] of [
          [mirrored, mirror],
          [transposed, transpose],
        ] as const) {
          if (!image) continue;
          const { rows, columns, cells } = image;
          const toys = cells.map((toy) => (toy === null ? null : renamed(toy)));
          const moved = { ...params, rows, columns, toys, clue: told(params.clue, (side) => sides[side], renamed) };
          expect(structKey(moved), seed).toBe(structKey(params));
        }
      }
    }
  });
});

describe('the options of the toy shelf', () => {
  it.each(levelsOf(position))('stand in no telling place at level %i', (level) => {
    const samples = sampleCell(position, { level, mode: 'single', count: 400 });
    const count = samples[0]?.params.options.length ?? 1;
    for (let place = 0; place < count; place += 1) {
      const hits = samples.filter(({ params }) => params.options[place] === params.target).length;
      expect(isChance(hits, samples.length, 1 / count), `place ${place}: ${hits}`).toBe(true);
    }
  });

  it('has puzzle ideas enough for every lesson', () => {
    for (const level of levelsOf(position)) {
      const keys = new Set(
        position.modes.flatMap((mode) =>
          sampleCell(position, { level, mode, count: 100 }).map(({ params }) => structKey(params)),
        ),
      );
      expect(keys.size, `level ${level}`).toBeGreaterThan(level === 1 ? 20 : 60);
    }
  });
});
