import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/rng.ts';
import { describeLaws, levelsOf, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { deduce } from './deduce.ts';
import { gridlogic } from './family.ts';
import { blank, plainWall, techniqueOf } from './params.ts';
import type { GridParams } from './params.ts';
import { around, besides, columnCells, riddleOf, rowCells, segmentsOf } from './rules.ts';
import { solve } from './solve.ts';

describeLaws(gridlogic, 6);

const samples = levelsOf(gridlogic).flatMap((level) =>
  sampleCell(gridlogic, { level, mode: 'graphic', count: 10 }).map(({ params, solved }) => ({ params, solved, level })),
);

describe('the solver of grids', () => {
  it('finds fillings that keep every rule as people read it', () => {
    for (const { params } of samples) expect(rulesBroken(params, params.solution), params.kind).toEqual([]);
  });

  it('finds as many fillings of small grids as trying everything does', () => {
    const small = samples.filter(({ params }) => params.kind !== 'futoshiki' && openCells(params).length <= 13);
    expect(small.length).toBeGreaterThan(2);
    for (const { params } of small) {
      const open = openCells(params);
      const ways = Array.from({ length: 2 ** open.length }, (_, bits) => fillingOf(params, open, bits)).filter(
        (cells) => rulesBroken(params, cells).length === 0,
      );
      expect(ways.map((cells) => cells.join(''))).toEqual(solve(params).answers);
    }
  });

  it('says so when a clue is gone and two fillings are left', () => {
    const [one] = samples.filter(({ params }) => params.kind === 'binary');
    if (!one) throw new Error('no sample');
    const { params } = one;
    expect(solve({ ...params, clues: params.clues.map(() => blank) }).answers.length).toBe(2);
  });

  it('needs the depth of its board, and one less is not enough', () => {
    for (const { params, solved } of samples) {
      const { kind, size } = params;
      const depth = solved.technique - techniqueOf(kind, size, 0);
      expect(deduce(riddleOf(params), depth)?.technique).toBe(depth);
      if (depth > 1) expect(deduce(riddleOf(params), depth - 1)).toBeNull();
    }
  });
});

function openCells({ clues }: GridParams): readonly number[] {
  return clues.flatMap((clue, cell) => (clue === blank ? [cell] : []));
}

function fillingOf({ kind, clues }: GridParams, open: readonly number[], bits: number): readonly number[] {
  return clues.map((clue, cell) => {
    const index = open.indexOf(cell);
    if (kind === 'binary') return index < 0 ? clue : 1 + ((bits >> index) & 1);
    return index < 0 ? 0 : (bits >> index) & 1;
  });
}

/** A second reading of the rules, straight from the question. */
function rulesBroken(params: GridParams, cells: readonly number[]): readonly string[] {
  const { kind, size, clues, less, across, down } = params;
  const lines = Array.from({ length: size }, (_, at) => at);
  const [rows, columns] = [lines.map((at) => rowCells(size, at)), lines.map((at) => columnCells(size, at))];
  const at = (line: readonly number[]): readonly number[] => line.map((cell) => cells[cell] ?? 0);
  const sum = (line: readonly number[]): number => at(line).reduce((total, one) => total + one, 0);
  const runs = (line: readonly number[]): string =>
    at(line)
      .join('')
      .split('0')
      .filter((run) => run !== '')
      .map((run) => run.length)
      .join();
  const all = [...rows, ...columns];
  const broken = (name: string, isBroken: boolean): readonly string[] => (isBroken ? [name] : []);
  switch (kind) {
    case 'futoshiki':
      return [
        ...broken(
          'twins',
          all.some((line) => new Set(at(line)).size !== size),
        ),
        ...broken(
          'sign',
          less.some(([a, b]) => (cells[a] ?? 0) >= (cells[b] ?? 0)),
        ),
        ...broken(
          'given',
          clues.some((clue, cell) => clue !== blank && clue !== cells[cell]),
        ),
      ];
    case 'binary':
      return [
        ...broken(
          'three',
          all.some((line) => /111|222/.test(at(line).join(''))),
        ),
        ...broken(
          'half',
          all.some((line) => at(line).filter((one) => one === 1).length * 2 !== size),
        ),
        ...broken(
          'given',
          clues.some((clue, cell) => clue !== blank && clue !== cells[cell]),
        ),
      ];
    case 'nonogram':
      return [
        ...broken(
          'row',
          rows.some((line, i) => runs(line) !== across[i]?.join()),
        ),
        ...broken(
          'column',
          columns.some((line, i) => runs(line) !== down[i]?.join()),
        ),
      ];
    case 'tents': {
      const trees = clues.flatMap((clue, cell) => (clue === 0 ? [cell] : []));
      const tents = cells.flatMap((one, cell) => (one === 1 ? [cell] : []));
      return [
        ...broken(
          'row',
          rows.some((line, i) => sum(line) !== across[i]?.[0]),
        ),
        ...broken(
          'column',
          columns.some((line, i) => sum(line) !== down[i]?.[0]),
        ),
        ...broken(
          'touch',
          tents.some((tent) => around(size, tent).some((near) => cells[near] === 1)),
        ),
        ...broken('pairs', tents.length !== trees.length || !canPair(size, trees, tents)),
      ];
    }
    case 'lights': {
      const segments = segmentsOf(size, (cell) => clues[cell] !== blank);
      const isLit = (cell: number): boolean => segments.some((one) => one.includes(cell) && sum(one) > 0);
      return [
        ...broken(
          'sight',
          segments.some((segment) => sum(segment) > 1),
        ),
        ...broken(
          'dark',
          openCells(params).some((cell) => !isLit(cell)),
        ),
        ...broken(
          'number',
          clues.some((clue, cell) => clue !== blank && clue !== plainWall && sum(besides(size, cell)) !== clue),
        ),
      ];
    }
    case 'mines':
      return [
        ...broken(
          'number',
          clues.some((clue, cell) => clue !== blank && sum(around(size, cell)) !== clue),
        ),
        ...broken('all', cells.filter((one) => one === 1).length !== across[0]?.[0]),
      ];
  }
}

/** Tries every tent beside the first tree, then the rest. */
function canPair(size: number, [tree, ...others]: readonly number[], tents: readonly number[]): boolean {
  if (tree === undefined) return true;
  return besides(size, tree).some(
    (cell) =>
      tents.includes(cell) &&
      canPair(
        size,
        others,
        tents.filter((tent) => tent !== cell),
      ),
  );
}

describe('the canonical form of grids', () => {
  it('does not change when a grid is turned or mirrored', () => {
    for (const { params } of samples) {
      const flip = (cell: number): number =>
        Math.floor(cell / params.size) * params.size + (params.size - 1 - (cell % params.size));
      const turn = (cell: number): number => (cell % params.size) * params.size + Math.floor(cell / params.size);
      const { kind, clues, less, across, down } = params;
      const isLined = kind === 'tents' || kind === 'nonogram';
      const flipped: GridParams = {
        ...params,
        clues: clues.map((_, cell) => clues[flip(cell)] ?? blank),
        less: less.map(([a, b]) => [flip(a), flip(b)] as const),
        across: isLined ? across.map((runs) => runs.toReversed()) : across,
        down: isLined ? down.toReversed() : down,
      };
      const turned: GridParams = {
        ...params,
        clues: clues.map((_, cell) => clues[turn(cell)] ?? blank),
        less: less.map(([a, b]) => [turn(a), turn(b)] as const),
        ...(isLined ? { across: down, down: across } : {}),
      };
      expect(structKey(flipped), kind).toBe(structKey(params));
      expect(structKey(turned), kind).toBe(structKey(params));
      expect(solve(flipped).answers.length).toBe(1);
    }
  });

  it('does not change when digits are counted from above or the two signs are exchanged', () => {
    for (const { params } of samples) {
      const { kind, clues, less, size } = params;
      const top = kind === 'binary' ? 3 : size + 1;
      if (kind !== 'binary' && kind !== 'futoshiki') continue;
      const named = {
        ...params,
        clues: clues.map((clue) => (clue === blank ? blank : top - clue)),
        less: less.map(([a, b]) => [b, a] as const),
      };
      expect(structKey(named)).toBe(structKey(params));
    }
  });

  it('tells random grids apart', () => {
    const rng = createRng('apart');
    const keys = rng.shuffle(samples).map(({ params }) => structKey(params));
    expect(new Set(keys).size).toBeGreaterThan(keys.length * 0.9);
  });
});
