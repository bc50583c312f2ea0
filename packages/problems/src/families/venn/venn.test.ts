import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/rng.ts';
import { checkScene } from '../../scene-check/check-scene.ts';
import { rightState } from '../../scene-check/right-state.ts';
import { describeLaws, isChance, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { venn } from './family.ts';
import type { VennParams } from './params.ts';
import { phrasesFor, regionsOf, renamed } from './phrases.ts';
import { solve } from './solve.ts';

describeLaws(venn, 5);

const table = [
  [{ says: 'with', a: 0 }, 2, 0b1010],
  [{ says: 'and', a: 0, b: 1 }, 2, 0b1000],
  [{ says: 'but-not', a: 0, b: 1 }, 2, 0b0010],
  [{ says: 'neither', a: 0, b: 1 }, 2, 0b0001],
  [{ says: 'exactly-one' }, 3, 0b00010110],
  [{ says: 'at-least-two' }, 3, 0b11101000],
  [{ says: 'or-not', a: 0, b: 1, not: 2 }, 3, 0b00001110],
] as const;

describe('a description of cards', () => {
  it.each(table)('%j of %i circles means its regions', (phrase, circles, mask) => {
    expect(regionsOf(phrase, circles)).toBe(mask);
  });
});

describe('the solver of circles', () => {
  const params = (facts: readonly (readonly [Parameters<typeof regionsOf>[0], number])[]): VennParams => ({
    level: 3,
    items: ['star', 'heart'],
    task: {
      kind: 'count',
      facts: facts.map(([phrase, n]) => ({ phrase, n })),
      ask: { says: 'and', a: 0, b: 1 },
      isShown: false,
    },
    right: 0,
    shown: 0,
  });

  it('finds what belongs to both from each and both together', () => {
    const each = [
      [{ says: 'with', a: 0 }, 7],
      [{ says: 'with', a: 1 }, 5],
      [{ says: 'or', a: 0, b: 1 }, 9],
    ] as const;
    expect(solve(params(each)).answers).toEqual(['3']);
  });

  it('reports two answers when the facts leave it open', () => {
    expect(
      solve(
        params([
          [{ says: 'with', a: 0 }, 7],
          [{ says: 'with', a: 1 }, 5],
        ]),
      ).answers.length,
    ).toBe(2);
  });

  it('agrees with trying every number of cards in every region', () => {
    for (const level of [2, 3]) {
      for (const { params: drawn, solved } of sampleCell(venn, { level, mode: 'number', count: 8 })) {
        expect(bruteForce(drawn)).toEqual(new Set([Number(solved.answers[0])]));
      }
    }
  });
});

/** Every value of the asked sum under which the facts hold, regions holding up to 14 cards. */
function bruteForce({ task }: VennParams): ReadonlySet<number> {
  if (task.kind !== 'count') return new Set();
  const found = new Set<number>();
  const sum = (regions: readonly number[], mask: number): number =>
    regions.reduce((total, n, region) => total + ((mask >> region) & 1) * n, 0);
  const facts = task.facts.map(({ phrase, n }) => [regionsOf(phrase, 2), n] as const);
  const ask = regionsOf(task.ask, 2);
  for (let code = 0; code < 15 ** 4; code += 1) {
    const regions = [code % 15, Math.floor(code / 15) % 15, Math.floor(code / 225) % 15, Math.floor(code / 3375)];
    if (facts.every(([mask, n]) => sum(regions, mask) === n)) found.add(sum(regions, ask));
  }
  return found;
}

describe('the canonical form of circles', () => {
  it('does not change when circles change names, and cards, facts and options change places', () => {
    for (const mode of venn.modes) {
      for (const level of [2, 5, 7, 9]) {
        for (const { params, seed } of sampleCell(venn, { level, mode, count: 6 })) {
          expect(structKey(moved(params, seed)), seed).toBe(structKey(params));
        }
      }
    }
  });
});

function moved(params: VennParams, seed: string): VennParams {
  const rng = createRng(`canon/${seed}`);
  const order = rng.shuffle(params.items.map((_, i) => i));
  const region = (old: number): number =>
    order.reduce((sum, to, circle) => (old & (1 << circle) ? sum | (1 << to) : sum), 0);
  const { task } = params;
  switch (task.kind) {
    case 'count': {
      const facts = rng.shuffle(task.facts).map(({ phrase, n }) => ({ phrase: renamed(phrase, order), n }));
      return { ...params, task: { ...task, facts, ask: renamed(task.ask, order) } };
    }
    case 'place':
      return { ...params, task: { ...task, cards: rng.shuffle(task.cards.map(region)) } };
    case 'tap':
      return { ...params, task: { ...task, ask: renamed(task.ask, order) } };
    default: {
      const places = rng.shuffle(task.options.map((_, i) => i));
      const options = places.map((i) => renamed(task.options[i] ?? { says: 'none' }, order));
      return { ...params, right: places.indexOf(params.right), task: { ...task, options } };
    }
  }
}

describe('the graphics of circles', () => {
  it.each([1, 3, 5, 6, 9])('can be made right at level %i', (level) => {
    for (const { params } of sampleCell(venn, { level, mode: 'graphic', count: 8 })) {
      const { check, scene } = venn.compose(params, 'graphic');
      if (!scene || !check) throw new Error('no scene');
      expect(checkScene(scene, check, rightState(scene, check))).toBe(true);
    }
  });

  it('means different regions with every description but its synonyms', () => {
    const masks = phrasesFor(2).map((phrase) => regionsOf(phrase, 2));
    expect(new Set(masks).size).toBe(masks.length);
  });
});

describe('the options of circles', () => {
  it.each([1, 5, 7, 10])('stand in no telling place at level %i', (level) => {
    const samples = sampleCell(venn, { level, mode: 'single', count: 400 });
    for (const place of [0, 1, 2, 3]) {
      const hits = samples.filter(({ params }) => params.right === place).length;
      expect(isChance(hits, samples.length, 1 / 4), `place ${place}: ${hits}`).toBe(true);
    }
  });
});
