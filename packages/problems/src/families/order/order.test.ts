import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/rng.ts';
import { describeLaws, isChance, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { order } from './family.ts';
import type { Clue, CluesParams } from './params.ts';
import { solve } from './solve.ts';

describeLaws(order, 6);

const more = (a: number, b: number): Clue => ({ t: 'more', a, b, isInverse: false });

function row(clues: readonly Clue[], ask: number | null, count = 3): CluesParams {
  const who = (['fox', 'owl', 'cat', 'bear'] as const).slice(0, count);
  return { kind: 'clues', level: 4, relation: 'tall', who, clues, ask, order: [] };
}

describe('the solver of orders', () => {
  it('builds a chain from clues in any order', () => {
    expect(solve(row([more(1, 2), more(0, 1)], 0)).answers).toEqual(['0']);
    expect(solve(row([more(2, 1), more(0, 2)], null)).answers).toEqual(['0 2 1']);
  });

  it('understands who stands between and who does not stand at an end', () => {
    expect(solve(row([{ t: 'between', middle: 2, a: 0, b: 1 }, more(1, 0)], null)).answers).toEqual(['1 2 0']);
    expect(solve(row([more(1, 2), { t: 'not-top', a: 1 }], null)).answers).toEqual(['0 1 2']);
  });

  it('reports two answers when the clues leave room', () => {
    expect(solve(row([more(0, 1)], 0)).answers.length).toBe(2);
  });

  it('finds nobody when the clues contradict each other', () => {
    expect(solve(row([more(0, 1), more(1, 0)], 0)).answers).toEqual([]);
  });
});

describe('the canonical form of orders', () => {
  it('does not change when characters are renamed', () => {
    for (let n = 0; n < 60; n += 1) {
      const rng = createRng(`canon/${n}`);
      const params = order.generate(rng, (n % 8) + 3, 'single');
      if (params?.kind !== 'clues') continue;
      const names = rng.shuffle(params.who.map((_, i) => i));
      const name = (who: number): number => names[who] ?? 0;
      const clues = params.clues.map((clue): Clue => {
        if (clue.t === 'more') return { ...clue, a: name(clue.a), b: name(clue.b) };
        if (clue.t === 'between') return { ...clue, middle: name(clue.middle), a: name(clue.b), b: name(clue.a) };
        return { ...clue, a: name(clue.a) };
      });
      expect(structKey({ ...params, relation: 'old', clues, order: params.order.map(name) })).toBe(structKey(params));
    }
  });

  it('does not change when everything is told upside down', () => {
    const up: CluesParams = { ...row([more(0, 1), more(1, 2)], 0), order: [0, 1, 2] };
    const turned = [more(1, 0), more(2, 1)].map((clue) => ({ ...clue, isInverse: true }));
    expect(structKey({ ...up, clues: turned, order: [2, 1, 0], ask: 2 })).toBe(structKey(up));
  });
});

describe('the options of orders', () => {
  it.each([
    [1, 3],
    [6, 4],
    [9, 5],
  ])('tell nothing by their place at level %i', (level, count) => {
    const samples = sampleCell(order, { level, mode: 'single', count: 2000 });
    const right = samples.map(({ params }) => params.order[params.ask ?? 0] ?? 0);
    const positions = Array.from({ length: count }, (_, i) => right.filter((one) => one === i).length);
    expect(positions.every((hits) => isChance(hits, samples.length, 1 / count))).toBe(true);
  });
});
