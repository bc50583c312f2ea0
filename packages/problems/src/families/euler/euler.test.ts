import { initialState } from '@logikit/contract/scene';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/rng.ts';
import { checkScene } from '../../scene-check/check-scene.ts';
import { describeLaws, isChance, levelsOf, sampleCell } from '../family-laws.ts';
import { canonicalFigure, structKey } from './canon.ts';
import { euler } from './family.ts';
import { generate } from './generate.ts';
import type { EulerParams, Figure, Line, Stroke } from './params.ts';
import { solve, strokeFrom } from './solve.ts';

describeLaws(euler, 6);

const lines = (text: string): readonly Line[] => text.split(' ').map((pair) => [Number(pair[0]), Number(pair[1])]);
const figure = (count: number, text: string): Figure => ({
  points: Array.from({ length: count }, (_, index) => [index, index % 2] as const),
  lines: lines(text),
});
/** A house with both diagonals: 0 and 1 are the feet, 4 is the roof. */
const house = figure(5, '01 02 03 12 13 23 24 34');
const wheel = figure(5, '01 02 03 04 12 23 34 41');
const parts = figure(6, '01 12 20 34 45 53');
const stroke = (more: Partial<Stroke>): Stroke => ({ task: 'stroke', figure: house, start: 0, colour: 'red', ...more });

describe('the solver of strokes', () => {
  it('knows the house, the wheel and a figure in two parts', () => {
    expect(solve(stroke({})).answers).toEqual(['8']);
    expect(solve(stroke({ start: 4 })).answers).toEqual([]);
    expect(solve(stroke({ figure: wheel })).answers).toEqual([]);
    expect(solve(stroke({ figure: parts })).answers).toEqual([]);
    const choice: EulerParams = { task: 'choice', figures: [wheel, house, parts], colours: ['red'], right: [] };
    expect(solve(choice).answers).toEqual(['1']);
  });

  it('agrees with somebody who tries every stroke', () => {
    for (const level of [1, 2, 3, 4, 5]) {
      for (const { params, seed } of sampleCell(euler, { level, mode: 'multi', count: 15 })) {
        if (params.task !== 'choice') throw new Error('no choice');
        const tried = params.figures.flatMap((one, index) =>
          one.points.some((_, start) => canDraw(start, one.lines)) ? [index] : [],
        );
        expect(tried, seed).toEqual(params.right);
      }
    }
  });

  it('tells strokes that join into one', () => {
    for (const { params, solved, seed } of sampleCell(euler, { level: 7, mode: 'graphic', count: 10 })) {
      if (params.task !== 'stroke') throw new Error('no stroke');
      const told = solved.trace.slice(1).map(({ args }) => String(args['points']).split(','));
      const whole = told.flatMap((points, index) => (index === 0 ? points : points.slice(1))).map(Number);
      expect(whole, seed).toEqual(strokeFrom(params.figure, params.start));
    }
  });
});

describe('the graphic of strokes', () => {
  it('accepts every whole stroke, and none that stops early, jumps or draws twice', () => {
    const { scene, check } = euler.compose(stroke({}), 'graphic');
    if (!scene || !check) throw new Error('no scene');
    const judge = (...points: readonly number[]) =>
      checkScene(scene, check, { v: 1, parts: { walk: points.map((point) => `point-${point}`) } });
    expect(judge(0, 1, 2, 0, 3, 2, 4, 3, 1)).toBe(true);
    expect(judge(0, 2, 4, 3, 2, 1, 0, 3, 1)).toBe(true);
    expect(judge(0, 2, 1, 0, 3, 1)).toBe(false);
    expect(judge(0, 1, 2, 0, 3, 2, 4, 3, 4)).toBe(false);
    expect(judge(0, 1, 2, 0, 3, 2, 4, 1, 3)).toBe(false);
    expect(checkScene(scene, check, initialState(scene))).toBe(false);
  });

  it('has targets of 44 units that do not overlap', () => {
    for (const level of levelsOf(euler)) {
      for (const { params, seed } of sampleCell(euler, { level, mode: 'graphic', count: 6 })) {
        const [part] = euler.compose(params, 'graphic').scene?.parts ?? [];
        const boxes = part?.t === 'path' ? part.nodes.map(({ at }) => at) : [];
        for (const [index, [x, y, width]] of boxes.entries()) {
          expect(width, seed).toBe(44);
          const isClear = boxes.slice(index + 1).every(([u, v]) => Math.max(Math.abs(u - x), Math.abs(v - y)) >= 44);
          expect(isClear, seed).toBe(true);
        }
      }
    }
  });
});

describe('the canonical form of figures', () => {
  it('does not change when points change places and names', () => {
    for (const level of levelsOf(euler)) {
      for (const { params, seed } of sampleCell(euler, { level, mode: 'graphic', count: 8 })) {
        if (params.task !== 'stroke') throw new Error('no stroke');
        const rng = createRng(`canon/${seed}`);
        const order = rng.shuffle(params.figure.points.map((_, point) => point));
        const moved: Figure = {
          points: rng.shuffle(params.figure.points),
          lines: rng.shuffle(params.figure.lines).map(([a, b]): Line => [order[b] ?? 0, order[a] ?? 0]),
        };
        expect(structKey({ ...params, figure: moved, start: order[params.start] ?? 0 }), seed).toBe(structKey(params));
      }
    }
  });

  it('tells nets apart, also where every point has as many lines', () => {
    const prism = figure(6, '01 12 20 34 45 53 03 14 25');
    const threeByThree = figure(6, '03 04 05 13 14 15 23 24 25');
    expect(canonicalFigure(prism)).not.toBe(canonicalFigure(threeByThree));
    expect(canonicalFigure(house, 0)).not.toBe(canonicalFigure(house, 4));
    expect(canonicalFigure(house, 0)).toBe(canonicalFigure(house, 1));
  });
});

describe('the figures to choose from', () => {
  it.each([1, 4, 7])('tell nothing by place or by size at level %i', (level) => {
    const drawn = Array.from({ length: 600 }, (_, n) => generate(createRng(`vote/${level}/${n}`), level, 'single'));
    const choices = drawn.flatMap((params) => (params?.task === 'choice' ? [params] : []));
    expect(choices.length).toBeGreaterThan(330);
    const count = choices[0]?.figures.length ?? 0;
    for (let place = 0; place < count; place += 1) {
      const hits = choices.filter(({ right }) => right[0] === place).length;
      expect(isChance(hits, choices.length, 1 / count), `place ${place}: ${hits}`).toBe(true);
    }
    for (const { figures } of choices) {
      expect(new Set(figures.map((one) => `${one.points.length}/${one.lines.length}`)).size).toBe(1);
    }
  });
});

/** Tries every way to go on. */
function canDraw(here: number, left: readonly Line[]): boolean {
  if (left.length === 0) return true;
  return left.some(([a, b], index) => {
    if (a !== here && b !== here) return false;
    return canDraw(a === here ? b : a, left.toSpliced(index, 1));
  });
}
