import { initialState } from '@logikit/contract/scene';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/rng.ts';
import { checkScene } from '../../scene-check/check-scene.ts';
import { describeLaws, isChance, levelsOf, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { deduceWith } from './deduce.ts';
import { latin } from './family.ts';
import { blockOf } from './params.ts';
import type { LatinParams } from './params.ts';
import { solve } from './solve.ts';

describeLaws(latin, 2);

const square = (rows: string, ask: number | null = null): LatinParams => {
  const givens = Array.from(rows.replaceAll('/', ''), Number);
  return { size: 4, givens, ask, tokens: null, solution: [] };
};

describe('the solver of squares', () => {
  it('finds the one filling, and the one symbol of a cell', () => {
    expect(solve(square('1234/3412/2143/4300')).answers).toEqual(['1234341221434321']);
    expect(solve(square('1234/3412/2143/4300', 15)).answers).toEqual(['1']);
  });

  it('reports two answers when two fillings are possible, and none when there is none', () => {
    expect(solve(square('1230/0000/0000/0000')).answers.length).toBe(2);
    expect(solve(square('1200/3400/2100/4300', 2)).answers.length).toBe(2);
    expect(solve(square('1123/0000/0000/0000')).answers).toEqual([]);
  });

  it('needs every technique that it names: none easier reaches the goal', () => {
    for (const mode of latin.modes) {
      for (const level of levelsOf(latin)) {
        for (const { params, solved } of sampleCell(latin, { level, mode, count: 2 })) {
          expect(deduceWith(params, solved.technique)).not.toBeNull();
          expect(deduceWith(params, solved.technique - 1)).toBeNull();
        }
      }
    }
  });

  it('tells a trace that fills exactly the empty cells with the answer', () => {
    for (const { params, solved } of sampleCell(latin, { level: 6, mode: 'graphic', count: 6 })) {
      const cells = [...params.givens];
      for (const { args } of solved.trace)
        if (args['places'] === 1) cells[Number(args['cell'])] = Number(args['symbol']);
      expect(cells.join('')).toBe(solved.answers[0]);
    }
  });
});

describe('the canonical form of squares', () => {
  it('does not change under any symmetry or renaming', () => {
    for (const level of [2, 4, 6]) {
      for (const { params, seed } of sampleCell(latin, { level, mode: 'single', count: 12 })) {
        const rng = createRng(`canon/${seed}`);
        expect(structKey(disguised(params, rng)), seed).toBe(structKey(params));
      }
    }
  });

  it('tells different squares and different questions apart', () => {
    const asked = [13, 14, 15].map((ask) => structKey(square('1234/3412/2143/4000', ask)));
    expect(new Set(asked).size).toBeGreaterThan(1);
    expect(structKey(square('1234/3412/2143/4000'))).not.toBe(structKey(square('1234/3412/2140/4000')));
  });
});

describe('the graphic of squares', () => {
  it('is right when filled as solved, and wrong at first and with any other symbol', () => {
    for (const { params, solved } of sampleCell(latin, { level: 3, mode: 'graphic', count: 10 })) {
      const { scene, check } = latin.compose(params, 'graphic');
      if (!scene || !check) throw new Error('no scene');
      const right = Array.from(solved.answers[0] ?? '', Number);
      const judge = (cells: readonly number[]) => checkScene(scene, check, { v: 1, parts: { square: cells } });
      expect(judge(right)).toBe(true);
      expect(checkScene(scene, check, initialState(scene))).toBe(false);
      const hole = params.givens.indexOf(0);
      for (const other of [1, 2, 3, 4].filter((symbol) => symbol !== right[hole])) {
        expect(judge(right.with(hole, other))).toBe(false);
      }
    }
  });

  it('names every cell and symbol in both languages', () => {
    const [sample] = sampleCell(latin, { level: 3, mode: 'graphic', count: 1 });
    if (!sample) throw new Error('no sample');
    const part = latin.compose(sample.params, 'graphic').scene?.parts[0];
    if (part?.t !== 'grid') throw new Error('no grid');
    for (const language of ['ru', 'en'] as const) {
      const { strings } = latin.texts(sample.params, { mode: 'graphic', solved: sample.solved }, language);
      for (const key of [...part.labels, ...part.alphabet.map(({ label }) => label)]) expect(strings[key]).toBeTruthy();
    }
    expect(part.at[2] / part.columns).toBeGreaterThanOrEqual(44);
  });
});

describe('the variants of squares', () => {
  it('tell nothing about the answer: each symbol is right equally often', () => {
    const samples = sampleCell(latin, { level: 2, mode: 'single', count: 1200 });
    for (const symbol of [1, 2, 3, 4]) {
      const hits = samples.filter(({ params }) => latin.answer(params) === String(symbol)).length;
      expect(isChance(hits, samples.length, 1 / 4), `symbol ${symbol}: ${hits}`).toBe(true);
    }
  });

  it('are wrong by evaluation: no wrong symbol leaves a filling', () => {
    for (const { params } of sampleCell(latin, { level: 4, mode: 'single', count: 20 })) {
      for (const { key, isRight } of latin.compose(params, 'single').variants) {
        const givens = params.givens.with(params.ask ?? 0, Number(key.replace('symbol-', '')));
        expect(solve({ ...params, givens, ask: null }).answers.length).toBe(isRight ? 1 : 0);
      }
    }
  });
});

/** The same puzzle idea in other clothes. */
function disguised(params: LatinParams, rng: ReturnType<typeof createRng>): LatinParams {
  const { size, givens, ask } = params;
  const [rows, columns] = blockOf[size];
  const lines = (height: number): readonly number[] =>
    rng
      .shuffle(Array.from({ length: size / height }, (_, band) => band))
      .flatMap((band) => rng.shuffle(Array.from({ length: height }, (_, line) => band * height + line)));
  const [rowOrder, columnOrder] = [lines(rows), lines(columns)];
  const isTurned = rows === columns && rng.chance(0.5);
  const from = Array.from({ length: size * size }, (_, cell) => {
    const [r, c] = [rowOrder[Math.floor(cell / size)] ?? 0, columnOrder[cell % size] ?? 0];
    return isTurned ? c * size + r : r * size + c;
  });
  const names = [0, ...rng.shuffle(Array.from({ length: size }, (_, index) => index + 1))];
  const renamed = from.map((cell) => names[givens[cell] ?? 0] ?? 0);
  return { ...params, givens: renamed, ask: ask === null ? null : from.indexOf(ask) };
}
