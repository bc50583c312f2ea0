import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/rng.ts';
import { colourIds } from '../../draw/palette.ts';
import { describeLaws, isChance, levelsOf, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { missing } from './family.ts';
import type { MissingParams } from './params.ts';
import { solve } from './solve.ts';
import { moved, patchKey, tileKey } from './tiles.ts';
import type { Tile } from './tiles.ts';

describeLaws(missing);

const plain = (colour: Tile['a']): Tile => ({ shape: 'plain', turn: 0, a: colour, b: colour });
const [red, blue, yellow] = [plain('red'), plain('blue'), plain('yellow')];
const checks: MissingParams = {
  level: 1,
  plot: 'patch',
  rows: 3,
  columns: 3,
  cells: [null, blue, red, blue, red, blue, red, blue, red],
  hole: [0],
  options: [[blue], [red], [yellow]],
  truth: [1],
};

describe('the solver of blankets', () => {
  it('goes on with a pattern', () => {
    expect(solve(checks).answers).toEqual(['1']);
  });

  it('finds nothing when the blanket obeys no rule, and nothing sure when it obeys two that disagree', () => {
    expect(solve({ ...checks, cells: [null, blue, yellow, yellow, red, red, blue, yellow, red] }).answers).toEqual([]);
    const stripes = { rows: 2, columns: 2, cells: [red, red, null, blue], hole: [2] };
    expect(solve({ ...checks, ...stripes }).answers.length).not.toBe(2);
  });

  it('mirrors a patch when the blanket is folded', () => {
    const half = (turn: number): Tile => ({ shape: 'half', turn, a: 'red', b: 'blue' });
    const row = [half(0), red, red, half(1)];
    const low = [half(3), blue, blue, null];
    const options = [0, 1, 2, 3].map((turn) => [half(turn)]);
    const folded = { ...checks, rows: 3, columns: 4, cells: [...row, ...low, ...row], hole: [7], options };
    expect(solve(folded).answers).toEqual(['2']);
  });

  it('leaves a whole blanket that repeats or mirrors itself, as no wrong patch does', () => {
    for (const level of levelsOf(missing)) {
      for (const { params, seed } of sampleCell(missing, { level, mode: 'single', count: 20 })) {
        const orders = params.options.map((patch) => orderIn(params, patch));
        const right = orders[params.truth[0] ?? 0] ?? 0;
        expect(orders.filter((order) => order >= right).length, seed).toBe(1);
      }
    }
  });
});

/** How many pairs of patches agree under the steps and turns that the torn blanket obeys. A second way to judge. */
function orderIn({ rows, columns, cells, hole }: MissingParams, patch: readonly Tile[]): number {
  const whole = cells.map((tile, i) => tile ?? (patch[hole.indexOf(i)] as Tile));
  const maps = [
    ...[0, 1, 2, 3, 4].flatMap((dr) =>
      [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(
        (dc) => [(r: number, c: number) => [r + dr, c + dc] as const, 'same'] as const,
      ),
    ),
    [(r: number, c: number) => [r, columns - 1 - c] as const, 'left-right'] as const,
    [(r: number, c: number) => [rows - 1 - r, c] as const, 'up-down'] as const,
    [(r: number, c: number) => [rows - 1 - r, columns - 1 - c] as const, 'half-turn'] as const,
    [(r: number, c: number) => [c, rows - 1 - r] as const, 'quarter'] as const,
  ];
  const agreeing = maps.map(([to, move]) => {
    const pairs = whole.flatMap((tile, i) => {
      const [r, c] = to(Math.floor(i / columns), i % columns);
      if (r < 0 || c < 0 || r >= rows || c >= columns) return [];
      return [
        {
          isTorn: hole.includes(i) || hole.includes(r * columns + c),
          fits: tileKey(moved(tile, move)) === tileKey(whole[r * columns + c] as Tile),
        },
      ];
    });
    const seen = pairs.filter(({ isTorn }) => !isTorn).length;
    const isHeld = seen >= (whole.length - hole.length) * 0.35 && pairs.every(({ isTorn, fits }) => isTorn || fits);
    return isHeld ? pairs.filter(({ fits }) => fits).length : 0;
  });
  return agreeing.reduce((sum, n) => sum + n, 0);
}

describe('the canonical form of blankets', () => {
  it('does not change when a blanket is turned or folded and its colours are renamed', () => {
    for (const level of levelsOf(missing)) {
      for (const { params, seed } of sampleCell(missing, { level, mode: 'graphic', count: 15 })) {
        const rng = createRng(`canon/${seed}`);
        const names = rng.shuffle(colourIds);
        const rename = (tile: Tile): Tile => ({
          ...tile,
          a: names[colourIds.indexOf(tile.a)] ?? 'red',
          b: names[colourIds.indexOf(tile.b)] ?? 'red',
        });
        const side = params.rows;
        const isTurned = rng.chance(0.5);
        const cells = params.cells.map((_, i) => {
          const [r, c] = [Math.floor(i / side), i % side];
          // Where the patch at row r, place c comes from: a quarter turn clockwise, or a fold.
          const tile = isTurned ? params.cells[(side - 1 - c) * side + r] : params.cells[r * side + side - 1 - c];
          return tile ? rename(moved(tile, isTurned ? 'quarter' : 'left-right')) : null;
        });
        expect(structKey({ ...params, cells }), seed).toBe(structKey(params));
      }
    }
  });

  it('tells a turned patch from one that is not', () => {
    const half: Tile = { shape: 'half', turn: 0, a: 'red', b: 'blue' };
    const cells = [half, half, half, half, null, half, half, half, half];
    const other = cells.map((tile, i) => (tile && i === 0 ? moved(tile, 'quarter') : tile));
    expect(structKey({ ...checks, cells })).not.toBe(structKey({ ...checks, cells: other }));
  });
});

describe('the patches to choose from', () => {
  it.each([1, 3, 5, 7])('do not betray the right one at level %i', (level) => {
    const samples = sampleCell(missing, { level, mode: 'single', count: 600 });
    const chance = 1 / (samples[0]?.params.options.length ?? 4);
    const keys = samples.map(({ params }) => ({ keys: params.options.map(patchKey), right: params.truth[0] }));
    const first = keys.filter(({ keys: all, right }) => all.indexOf([...all].sort()[0] ?? '') === right).length;
    const last = keys.filter(({ keys: all, right }) => all.indexOf([...all].sort().at(-1) ?? '') === right).length;
    expect(isChance(first, samples.length, chance)).toBe(true);
    expect(isChance(last, samples.length, chance)).toBe(true);
  });

  it('come from hundreds of puzzle ideas', () => {
    for (const level of levelsOf(missing)) {
      const ideas = missing.modes.flatMap((mode) =>
        sampleCell(missing, { level, mode, count: 100 }).map(({ params }) => structKey(params)),
      );
      expect(new Set(ideas).size, `level ${level}`).toBeGreaterThan(120);
    }
  });
});
