import { initialState, reduceScene } from '@logikit/contract/scene';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/rng.ts';
import { describeLaws, isChance, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { pattern } from './family.ts';
import type { Bead, PatternParams } from './params.ts';
import { solve } from './solve.ts';

describeLaws(pattern);

/** `abab_` as a row whose shapes and colours change together. */
function row(text: string): PatternParams {
  const beads = Array.from(text).map((letter) =>
    letter === '_' ? null : { shape: letter.charCodeAt(0) - 97, colour: letter.charCodeAt(0) - 97 },
  );
  return {
    level: 1,
    skin: { kind: 'objects', objects: ['apple', 'pear', 'fox', 'owl'] },
    row: beads,
    options: [],
    right: [0],
  };
}

describe('the solver of patterns', () => {
  it.each([
    ['ababa_', '1.1'],
    ['aabaab_ab', '0.0'],
    ['abcdabcdab_dabc', '2.2'],
    ['abaabaaa_a', '1.1'],
    ['abbabba_', '1.1'],
  ])('fills %s', (text, answer) => {
    expect(solve(row(text)).answers).toEqual([answer]);
  });

  it.each(['abab_', 'aba_', 'abc_abd', 'abca_dbca'])('does not guess at %s', (text) => {
    expect(solve(row(text)).answers.length).not.toBe(1);
  });
});

describe('the canonical form of patterns', () => {
  it('does not change when shapes and colours are renamed', () => {
    for (let n = 0; n < 60; n += 1) {
      const rng = createRng(`canon/${n}`);
      const params = pattern.generate(rng, (n % 10) + 1, 'single');
      if (params === null) continue;
      const shapes = rng.shuffle([0, 1, 2, 3]);
      const colours = rng.shuffle([0, 1, 2, 3]);
      const rename = (bead: Bead | null): Bead | null =>
        bead && { shape: shapes[bead.shape] ?? 0, colour: colours[bead.colour] ?? 0 };
      expect(structKey({ ...params, row: params.row.map(rename) })).toBe(structKey(params));
    }
  });

  it('tells another repeated part from this one', () => {
    expect(structKey(row('abbabb_'))).not.toBe(structKey(row('aabaab_')));
  });
});

describe('the options of patterns', () => {
  it.each([
    [2, 4],
    [6, 4],
    [9, 4],
  ])('tell nothing about the answer at level %i', (level, count) => {
    const samples = sampleCell(pattern, { level, mode: 'single', count: 1500 });
    const positions = Array.from(
      { length: count },
      (_, i) => samples.filter(({ params }) => params.right[0] === i).length,
    );
    expect(positions.every((hits) => isChance(hits, samples.length, 1 / count))).toBe(true);
    const rng = createRng('vote');
    const hits = samples.filter(
      ({ params }) => params.right[0] === majority(params.options, (best) => rng.pick(best)),
    ).length;
    expect(isChance(hits, samples.length, 1 / count)).toBe(true);
  });
});

describe('short rows', () => {
  it.each([1, 2, 7])('come in twenty ways at level %i', (level) => {
    const samples = sampleCell(pattern, { level, mode: 'single', count: 1000 });
    expect(new Set(samples.map(({ params }) => structKey(params))).size).toBeGreaterThanOrEqual(20);
  });
});

describe('the string of beads to fill', () => {
  it('is right once the right piece lies in every gap', () => {
    for (const { params, mode } of sampleCell(pattern, { level: 4, mode: 'graphic', count: 20 })) {
      const { scene, check } = pattern.compose(params, mode);
      const rule = check?.rules[0];
      if (!scene || rule?.rule !== 'map') throw new Error('a graphic needs a scene and a map');
      const map = rule.maps[0] ?? {};
      const state = Object.entries(map).reduce(
        (before, [slot, piece]) => reduceScene(scene, before, { type: 'place', part: 'row', piece, slot }),
        initialState(scene),
      );
      expect(state.parts['row']).toEqual(map);
      expect(Object.keys(map).length).toBe(2);
    }
  });
});

/** Who sees the options only takes the one that shares most with the others. */
function majority(options: readonly Bead[], choose: (best: readonly number[]) => number): number {
  const scores = options.map(
    (option) =>
      options.filter((other) => other.shape === option.shape).length +
      options.filter((other) => other.colour === option.colour).length,
  );
  const top = Math.max(...scores);
  return choose(scores.flatMap((score, i) => (score === top ? [i] : [])));
}
