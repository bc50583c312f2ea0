import { describe, expect, it } from 'vitest';
import { dihedral } from '../../core/canon.ts';
import { createRng } from '../../core/rng.ts';
import { describeLaws, hasIdeas, levelsOf, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { numgrid } from './family.ts';
import type { NumgridParams } from './params.ts';
import { solve } from './solve.ts';

describeLaws(numgrid, 8);

const board = (change: Partial<NumgridParams>): NumgridParams => ({
  kind: 'pyramid',
  size: 3,
  ops: ['+', '+'],
  givens: [],
  ask: null,
  cards: [],
  paper: 'sand',
  truth: [],
  ...change,
});

describe('the solver of number boards', () => {
  it('reaches round the corner of a pyramid', () => {
    expect(solve(board({ givens: [20, null, null, 3, null, 7], ask: 4 })).answers).toEqual(['5']);
  });

  it('fills a magic square from three numbers', () => {
    const givens = [2, null, null, null, 5, null, 4, null, null];
    expect(solve(board({ kind: 'magic', givens })).answers).toEqual(['2,7,6,9,5,1,4,3,8']);
  });

  it('reports an open square, and one that cannot be', () => {
    expect(
      solve(board({ kind: 'magic', givens: [2, null, null, null, 5, null, null, null, null] })).answers.length,
    ).toBe(2);
    expect(solve(board({ givens: [20, null, null, 3, null, 8], ask: 4 })).answers).toEqual([]);
    const product = [2, null, null, null, null, null, null, null, 36];
    expect(solve(board({ kind: 'square', ops: ['×', '×'], givens: product, ask: 1 })).answers.length).toBe(2);
  });

  it('deduces in true steps what the equations force', () => {
    const cells = numgrid.modes.flatMap((mode) => levelsOf(numgrid).map((level) => ({ level, mode, count: 25 })));
    for (const { params, solved, seed } of cells.flatMap((cell) => sampleCell(numgrid, cell))) {
      for (const { args } of solved.trace) {
        if (Number(args['cell']) >= 0) expect(args['value'], seed).toBe(params.truth[Number(args['cell'])]);
      }
    }
  });
});

describe('the canonical form of number boards', () => {
  it('does not change when a magic square turns', () => {
    for (const { params } of sampleCell(numgrid, { level: 8, mode: 'graphic', count: 40 })) {
      if (params.kind !== 'magic') continue;
      for (const image of dihedral({ rows: 3, columns: 3, cells: params.givens })) {
        expect(structKey({ ...params, givens: image.cells })).toBe(structKey(params));
      }
    }
  });

  it('does not change when floors and windows change places', () => {
    for (const { params, seed } of sampleCell(numgrid, { level: 2, mode: 'graphic', count: 40 })) {
      if (params.kind !== 'house') continue;
      const rng = createRng(seed);
      const floors = Array.from({ length: params.size }, (_, i) => params.givens.slice(1 + 2 * i, 3 + 2 * i));
      const givens = [params.givens[0] ?? null, ...rng.shuffle(floors).flatMap((floor) => rng.shuffle(floor))];
      expect(structKey({ ...params, givens, paper: 'rose' })).toBe(structKey(params));
    }
  });
});

describe('the stock of number boards', () => {
  it('has at least forty ideas in every mode and at every level', () => {
    for (const mode of numgrid.modes) {
      for (const level of levelsOf(numgrid)) {
        expect(hasIdeas(numgrid, { level, mode, count: 300 }, 40), `${mode} ${level}`).toBe(true);
      }
    }
  });
});
