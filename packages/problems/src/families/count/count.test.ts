import { describe, expect, it } from 'vitest';
import { guessBlind } from '../../bank/audit/blind.ts';
import { createRng } from '../../core/rng.ts';
import { describeLaws, isChance, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { count } from './family.ts';
import type { CardTask, CountParams, FieldTask, Thing } from './params.ts';
import { solve } from './solve.ts';

describeLaws(count, 5);

const thing = (object: Thing['object'], colour: Thing['colour'] = null): Thing => ({
  object,
  colour,
  at: [0, 0],
  scale: 0.3,
});

function cards(task: CardTask, numbers: readonly number[]): CountParams {
  const groups = numbers.map((n) => Array.from({ length: n }, () => thing('apple')));
  return { kind: 'cards', level: 1, object: 'apple', task, cards: groups, right: [] };
}

function field(task: Partial<FieldTask>, things: readonly Thing[]): CountParams {
  return {
    kind: 'field',
    level: 1,
    task: { ask: 'all', object: 'fish', colour: null, than: null, ...task },
    things,
    right: 0,
  };
}

describe('the solver of counting', () => {
  it('compares cards', () => {
    expect(solve(cards({ ask: 'most' }, [3, 5, 4])).answers).toEqual(['1']);
    expect(solve(cards({ ask: 'exactly', number: 4 }, [4, 5, 4])).answers).toEqual(['0 2']);
    expect(solve(cards({ ask: 'fewer-than', number: 4 }, [4, 3, 1])).answers).toEqual(['1 2']);
    expect(solve(cards({ ask: 'as-many', model: [thing('fox'), thing('fox')] }, [1, 2, 3])).answers).toEqual(['1']);
  });

  it('sees that two cards have the most', () => {
    expect(solve(cards({ ask: 'most' }, [5, 5, 4])).answers.length).toBe(2);
  });

  it('counts only what is asked for', () => {
    const things = [thing('fish', 'red'), thing('fish', 'blue'), thing('ball', 'red'), thing('fish', 'red')];
    expect(solve(field({ ask: 'colour', colour: 'red' }, things)).answers).toEqual(['2']);
    expect(solve(field({ ask: 'not' }, things)).answers).toEqual(['1']);
    expect(solve(field({ ask: 'difference', than: 'ball' }, things)).answers).toEqual(['2']);
  });
});

describe('the canonical form of counting', () => {
  it('does not change when cards are shuffled or other things are drawn', () => {
    for (let n = 0; n < 60; n += 1) {
      const rng = createRng(`canon/${n}`);
      const params = count.generate(rng, (n % 7) + 1, rng.pick(['single', 'graphic', 'multi', 'any']));
      if (params?.kind !== 'cards') continue;
      const other = params.cards.map((card) =>
        card.map((one) => ({ ...one, object: 'owl' as const, at: [1, 1] as const })),
      );
      expect(structKey({ ...params, object: 'owl', cards: rng.shuffle(other) })).toBe(structKey(params));
    }
  });

  it('does not change when a field is shuffled', () => {
    const things = [thing('fish', 'red'), thing('ball', 'red'), thing('fish', 'blue')];
    const task = { ask: 'colour', colour: 'red' } as const;
    expect(structKey(field(task, [...things].reverse()))).toBe(structKey(field(task, things)));
  });
});

describe('the cards to tap', () => {
  it('are large enough for small fingers, and the asked ones are right', () => {
    for (const level of [1, 3, 6]) {
      for (const { params } of sampleCell(count, { level, mode: 'graphic', count: 40 })) {
        const { scene, check } = count.compose(params, 'graphic');
        if (params.kind !== 'cards' || scene?.parts[0]?.t !== 'toggle') throw new Error('cards to tap are asked for');
        for (const { at } of scene.parts[0].spots) expect((at[2] * 320) / scene.view[2]).toBeGreaterThanOrEqual(44);
        expect(scene.parts[0].max).toBe(params.task.ask === 'exactly' ? undefined : 1);
        expect(check?.rules).toEqual([{ rule: 'set', part: 'table', spots: params.right.map((i) => `card-${i}`) }]);
      }
    }
  });

  it('are asked for in twenty ways at every level', () => {
    for (let level = 1; level <= 7; level += 1) {
      const samples = sampleCell(count, { level, mode: 'graphic', count: 600 });
      expect(new Set(samples.map(({ params }) => structKey(params))).size).toBeGreaterThanOrEqual(20);
    }
  });
});

describe('the options of counting', () => {
  it('give nothing away to a trained guesser', () => {
    const blind = guessBlind(count, 2000);
    expect((blind?.accuracy ?? 1) - (blind?.chance ?? 0)).toBeLessThan(0.03);
  });

  it('do not say by their company which number is asked for', () => {
    const samples = sampleCell(count, { level: 4, mode: 'multi', count: 1500 }).flatMap(({ params }) =>
      params.kind === 'cards' ? [params] : [],
    );
    const lone = samples.filter(({ right }) => right.length === 2);
    const trios = samples.filter((params) => new Set(params.cards.map((card) => card.length)).size === 2);
    expect(lone.length).toBeGreaterThan(trios.length / 2);
    expect(isChance(trios.filter(({ right }) => right.length === 3).length, trios.length, 1 / 2)).toBe(true);
  });

  it.each([
    [1, 3],
    [4, 4],
    [7, 4],
  ])('tell nothing by their place at level %i, nor by their rank', (level, size) => {
    const samples = sampleCell(count, { level, mode: 'single', count: 1500 }).flatMap(({ params }) =>
      params.kind === 'cards' ? [params] : [],
    );
    const positions = Array.from({ length: size }, (_, i) => samples.filter((params) => params.right[0] === i).length);
    expect(positions.every((hits) => isChance(hits, samples.length, 1 / size))).toBe(true);
    const open = samples.filter(({ task }) => task.ask === 'as-many');
    const ranks = Array.from({ length: size }, (_, rank) => open.filter((params) => rankOf(params) === rank).length);
    expect(ranks.every((hits) => isChance(hits, open.length, 1 / size))).toBe(true);
  });

  it('have several right cards where several may be chosen', () => {
    for (const mode of ['multi', 'any'] as const) {
      for (const { params } of sampleCell(count, { level: 3, mode, count: 100 })) {
        if (params.kind !== 'cards') throw new Error('cards are asked for');
        expect(params.right.length).toBeGreaterThanOrEqual(2);
        expect(params.right.length).toBeLessThan(params.cards.length);
      }
    }
  });
});

function rankOf({ cards: groups, right }: Extract<CountParams, { kind: 'cards' }>): number {
  const own = groups[right[0] ?? 0]?.length ?? 0;
  return groups.filter((group) => group.length < own).length;
}
