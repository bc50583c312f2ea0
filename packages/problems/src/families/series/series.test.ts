import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/rng.ts';
import { describeLaws, isChance, levelsOf, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { series } from './family.ts';
import { generate } from './generate.ts';
import type { SeriesParams } from './params.ts';
import { readings } from './readings.ts';
import { solve } from './solve.ts';

describeLaws(series, 3);

const gap = (...row: readonly (number | null)[]) => ({
  terms: row.map((term) => term ?? 0),
  hole: row.indexOf(null),
});

describe('the solver of rows', () => {
  it.each([
    ['steady', gap(3, 7, 11, null, 19), '15'],
    ['growing', gap(1, 2, 4, 7, null), '11'],
    ['times', gap(2, 6, 18, null), '54'],
    ['by-turns', gap(5, 9, 7, 11, 9, null), '13'],
    ['sum-of-two', gap(2, 5, 7, 12, null), '19'],
    ['times-plus', gap(1, 3, 7, 15, null), '31'],
    ['two-rows', gap(3, 20, 5, 17, 7, 14, null), '9'],
    ['times-then-plus', gap(2, 6, 7, 21, 22, 66, null), '67'],
    ['growing-times', gap(1, 2, 6, 24, null), '120'],
  ])('reads a %s row', (kind, row, answer) => {
    const solved = solve(row);
    expect(solved.answers).toEqual([answer]);
    expect(solved.trace[0]?.key).toBe(`look.${kind}`);
  });

  it('reports two answers when two readings disagree, and none when no reading fits', () => {
    // Growing steps lead to 12, adding the last two leads to 13.
    expect(solve(gap(2, 3, 5, 8, null)).answers).toEqual(['12', '13']);
    expect(solve(gap(3, 3, null, 9, 15)).answers).toEqual(['5', '6']);
    expect(solve(gap(1, 2, null, 8, 16, 26)).answers).toEqual([]);
    expect(solve(gap(6, 9, 12, 18, null)).answers).toEqual([]);
  });

  it('finds by the technique of the level, and none easier', () => {
    for (const level of levelsOf(series)) {
      for (const { params, solved } of sampleCell(series, { level, mode: 'number', count: 6 })) {
        const easier = readings.filter((one) => one.technique < solved.technique && one.length <= params.terms.length);
        expect(easier.some((one) => one.fits(params.terms))).toBe(false);
        expect([solved.technique, solved.technique]).toEqual(series.techniques?.(level));
      }
    }
  });
});

describe('the canonical form of rows', () => {
  it('does not change when a row that only adds begins elsewhere or wears another skin', () => {
    for (const level of [1, 2, 3, 5]) {
      for (const { params } of sampleCell(series, { level, mode: 'number', count: 8 })) {
        const kinds: readonly string[] = ['steady', 'growing', 'by-turns'];
        if (!kinds.includes(params.rule.kind)) continue;
        const moved: SeriesParams = { ...params, skin: 'beads', terms: params.terms.map((term) => term + 17) };
        expect(structKey(moved)).toBe(structKey(params));
      }
    }
  });

  it('tells other steps and another gap apart', () => {
    const [a] = sampleCell(series, { level: 2, mode: 'number', count: 1 });
    if (!a) throw new Error('no sample');
    expect(structKey({ ...a.params, hole: a.params.hole === 3 ? 4 : 3 })).not.toBe(structKey(a.params));
    expect(structKey({ ...a.params, terms: a.params.terms.map((term) => term * 2) })).not.toBe(structKey(a.params));
  });
});

describe('the options of rows', () => {
  it.each([2, 4, 7])('stand in no telling rank at level %i', (level) => {
    const rows = Array.from({ length: 240 }, (_, n) => generate(createRng(`rank/${level}/${n}`), level, 'single'));
    const samples = rows.filter((row) => row !== null);
    expect(samples.length).toBeGreaterThan(200);
    for (const rank of [0, 1, 2, 3]) {
      const hits = samples.filter(({ options, terms, hole }) => options[rank] === terms[hole]).length;
      expect(isChance(hits, samples.length, 1 / 4), `rank ${rank}: ${hits}`).toBe(true);
    }
  });

  it('are wrong by evaluation: no other option makes a row that can be read', () => {
    for (const { params } of sampleCell(series, { level: 5, mode: 'single', count: 10 })) {
      const usable = readings.filter((one) => one.length <= params.terms.length);
      for (const option of params.options) {
        const isReadable = usable.some((one) => one.fits(params.terms.with(params.hole, option)));
        expect(isReadable).toBe(option === params.terms[params.hole]);
      }
    }
  });
});
