import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/rng.ts';
import { describeLaws, isChance, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { matrix } from './family.ts';
import { attributes, cellKey } from './params.ts';
import type { Cell, MatrixParams } from './params.ts';
import { solve } from './solve.ts';

describeLaws(matrix);

const cell = (shape: number, colour: number, number = 0): Cell => ({ shape, colour, number, size: 1 });

function board(cells: readonly (Cell | null)[], hasDots = false): MatrixParams {
  return {
    level: 1,
    skin: 'card',
    side: cells.length === 4 ? 2 : 3,
    shapes: ['circle', 'star', 'heart', 'cross'],
    hasDots,
    cells,
    options: [],
    right: 0,
  };
}

describe('the solver of matrices', () => {
  it('completes rows of one shape and columns of one colour', () => {
    expect(solve(board([cell(0, 1), cell(0, 2), cell(3, 1), null])).answers).toEqual(['3.2.0.1']);
  });

  it('adds dots along the rows', () => {
    const dots = [
      [1, 2, 3],
      [4, 1, 5],
      [2, 2, 0],
    ]
      .flat()
      .map((n) => cell(0, 0, n));
    expect(solve(board([...dots.slice(0, 8), null], true)).answers).toEqual(['0.0.4.1']);
  });

  it('reports two answers when two regularities disagree', () => {
    // The rows could hold the same three numbers, or take the second away from the first.
    const dots = [4, 1, 3, 4, 3, 1, 3, 1].map((n) => cell(0, 0, n));
    expect(solve(board([...dots, null], true)).answers.length).toBe(2);
  });

  it('finds nothing on a board without any rule', () => {
    const colours = [0, 1, 2, 3, 0, 0, 1, 2].map((colour) => cell(0, colour));
    expect(solve(board([...colours, null])).answers).toEqual([]);
  });
});

describe('the canonical form of matrices', () => {
  it('does not change when colours and shapes are renamed or the board is mirrored along its diagonal', () => {
    for (let n = 0; n < 60; n += 1) {
      const rng = createRng(`canon/${n}`);
      const params = matrix.generate(rng, (n % 10) + 1, 'single');
      if (params === null) continue;
      const colours = rng.shuffle([0, 1, 2, 3]);
      const shapes = rng.shuffle([0, 1, 2, 3]);
      const rename = (one: Cell | null): Cell | null =>
        one && {
          ...one,
          colour: colours[one.colour] ?? 0,
          shape: params.skin === 'card' ? (shapes[one.shape] ?? 0) : one.shape,
        };
      const mirrored = params.cells.map(
        (_, i) => params.cells[(i % params.side) * params.side + Math.floor(i / params.side)] ?? null,
      );
      expect(structKey({ ...params, cells: params.cells.map(rename) })).toBe(structKey(params));
      expect(structKey({ ...params, cells: mirrored })).toBe(structKey(params));
    }
  });

  it('tells different rules apart', () => {
    const rows = board([cell(0, 1), cell(0, 1), cell(3, 1), null]);
    const both = board([cell(0, 1), cell(0, 2), cell(3, 1), null]);
    expect(structKey(rows)).not.toBe(structKey(both));
  });
});

describe('the options of matrices', () => {
  it.each([
    [3, 4],
    [6, 6],
    [7, 8],
    [10, 8],
  ])('tell nothing about the answer at level %i with %i options', (level, count) => {
    const samples = sampleCell(matrix, { level, mode: 'single', count: 1500 });
    const positions = Array.from(
      { length: count },
      (_, i) => samples.filter(({ params }) => params.right === i).length,
    );
    expect(positions.every((hits) => isChance(hits, samples.length, 1 / count))).toBe(true);
    const rng = createRng('vote');
    const hits = samples.filter(
      ({ params }) => majority(params.options, (best) => rng.pick(best)) === params.right,
    ).length;
    expect(isChance(hits, samples.length, 1 / count)).toBe(true);
  });

  it('hold the right cell once', () => {
    for (const { params } of sampleCell(matrix, { level: 7, mode: 'single', count: 50 })) {
      expect(new Set(params.options.map(cellKey)).size).toBe(params.options.length);
    }
  });
});

/** Who sees the options only takes the one that shares most with the others. */
function majority(options: readonly Cell[], choose: (best: readonly number[]) => number): number {
  const scores = options.map((option) =>
    attributes.reduce(
      (sum, attribute) => sum + options.filter((other) => other[attribute] === option[attribute]).length,
      0,
    ),
  );
  const top = Math.max(...scores);
  return choose(scores.flatMap((score, i) => (score === top ? [i] : [])));
}
