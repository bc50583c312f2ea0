import { describe, expect, it } from 'vitest';
import { guessBlind } from '../../bank/audit/blind.ts';
import { createRng } from '../../core/rng.ts';
import { describeLaws, isChance, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { odd } from './family.ts';
import type { Item, OddParams } from './params.ts';
import { solve } from './solve.ts';

describeLaws(odd);

function table(cards: readonly (readonly [shape: number, colour: number, dots?: number])[]): OddParams {
  const items = cards.map(([shape, colour, dots = 0]) => ({ shape, colour, dots, size: 1, frame: 0 }));
  return {
    level: 4,
    shapes: ['triangle', 'square', 'hexagon', 'star'],
    hasDots: cards.some((card) => card.length === 3),
    hasFrame: false,
    items,
    right: 0,
  };
}

describe('the solver of odd ones out', () => {
  it('finds the only colour of its kind among mixed shapes', () => {
    expect(
      solve(
        table([
          [0, 1],
          [1, 1],
          [0, 2],
          [1, 1],
        ]),
      ).answers,
    ).toEqual(['2']);
  });

  it('finds the card whose dots do not tell its corners', () => {
    expect(
      solve(
        table([
          [0, 1, 3],
          [0, 1, 3],
          [1, 1, 4],
          [1, 1, 4],
          [1, 1, 3],
        ]),
      ).answers,
    ).toEqual(['4']);
  });

  it('reports two answers when two cards stand alone', () => {
    expect(
      solve(
        table([
          [0, 1],
          [1, 1],
          [1, 2],
          [1, 1],
        ]),
      ).answers.length,
    ).toBe(2);
  });

  it('finds nobody when everybody has company', () => {
    expect(
      solve(
        table([
          [0, 1],
          [0, 2],
          [1, 1],
          [1, 2],
        ]),
      ).answers,
    ).toEqual([]);
  });
});

describe('the canonical form of odd ones out', () => {
  it('does not change when cards are shuffled and values renamed', () => {
    for (let n = 0; n < 70; n += 1) {
      const rng = createRng(`canon/${n}`);
      const params = odd.generate(rng, (n % 10) + 1, 'single');
      if (params === null) continue;
      const colours = rng.shuffle([0, 1, 2, 3]);
      const sizes = rng.shuffle([0, 1]);
      const rename = (item: Item): Item => ({
        ...item,
        colour: colours[item.colour] ?? 0,
        size: sizes[item.size] ?? 0,
      });
      expect(structKey({ ...params, items: rng.shuffle(params.items).map(rename) })).toBe(structKey(params));
    }
  });

  it('tells whether colour and size go together or apart', () => {
    const together = table([
      [0, 1],
      [0, 1],
      [1, 2],
      [1, 2],
      [2, 1],
    ]);
    const apart = table([
      [0, 1],
      [0, 2],
      [1, 1],
      [1, 2],
      [2, 1],
    ]);
    expect(structKey(together)).not.toBe(structKey(apart));
  });
});

describe('the table', () => {
  it('numbers the cards in the order in which they are told, and offers nothing but the numbers', () => {
    for (const { params, solved } of sampleCell(odd, { level: 5, mode: 'single', count: 20 })) {
      const { variants } = odd.compose(params, 'single');
      const texts = odd.texts(params, { mode: 'single', solved }, 'en');
      expect(texts.variants.map(({ text }) => text)).toEqual(params.items.map((_, i) => String(i + 1)));
      expect(variants.findIndex(({ isRight }) => isRight)).toBe(params.right);
      expect(variants.every(({ picture }) => picture === undefined)).toBe(true);
    }
  });

  it('is large enough for small fingers where small children tap it', () => {
    for (const level of [...new Set([1, 4, 5].flatMap((lesson) => odd.lessons[lesson as 1 | 4 | 5] ?? []))]) {
      for (const { params } of sampleCell(odd, { level, mode: 'graphic', count: 20 })) {
        const { scene, check } = odd.compose(params, 'graphic');
        if (!scene || scene.parts[0]?.t !== 'toggle') throw new Error('cards to tap are asked for');
        for (const { at } of scene.parts[0].spots) expect((at[2] * 320) / scene.view[2]).toBeGreaterThanOrEqual(44);
        expect(check?.rules).toEqual([{ rule: 'set', part: 'table', spots: [`item-${params.right}`] }]);
      }
    }
  });

  it('can be laid in twenty ways at every level', () => {
    for (let level = 1; level <= 10; level += 1) {
      const samples = sampleCell(odd, { level, mode: 'graphic', count: 1000 });
      expect(new Set(samples.map(({ params }) => structKey(params))).size).toBeGreaterThanOrEqual(20);
    }
  });

  it('says nothing through its options', () => {
    const blind = guessBlind(odd, 2000);
    expect(isChance((blind?.accuracy ?? 1) * 2000, 2000, blind?.chance ?? 0)).toBe(true);
  });
});

describe('the odd card', () => {
  it.each([
    [4, 6],
    [6, 6],
    [10, 8],
  ])('lies anywhere at level %i, and neither size nor colour gives it away', (level, count) => {
    const samples = sampleCell(odd, { level, mode: 'single', count: 1500 });
    const positions = Array.from(
      { length: count },
      (_, i) => samples.filter(({ params }) => params.right === i).length,
    );
    expect(positions.every((hits) => isChance(hits, samples.length, 1 / count))).toBe(true);
    const red = samples
      .filter(({ params }) => new Set(params.items.map(({ colour }) => colour)).size === 1)
      .map(({ params }) => params.items[params.right]?.colour);
    if (red.length > 300) expect(isChance(red.filter((colour) => colour === 0).length, red.length, 1 / 4)).toBe(true);
  });
});
