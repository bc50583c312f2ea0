import { initialState } from '@logikit/contract/scene';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/rng.ts';
import type { Rng } from '../../core/rng.ts';
import { checkScene } from '../../scene-check/check-scene.ts';
import { describeLaws, isChance, levelsOf, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { deduceWith } from './deduce.ts';
import { slotId } from './draw.ts';
import { zebra } from './family.ts';
import { generate } from './generate.ts';
import { tenantsOf } from './items.ts';
import type { Clue, ZebraParams } from './params.ts';
import { holds, solve } from './solve.ts';

describeLaws(zebra, 4);

const kinds = [
  { kind: 'animal', items: (['fox', 'cat', 'owl'] as const).map((id) => ({ object: id, noun: id })) },
  { kind: 'treat', items: (['apple', 'pear', 'fish'] as const).map((id) => ({ object: id, noun: id })) },
] as const;
const street = (count: 1 | 2, ...clues: readonly Clue[]): ZebraParams => ({
  houses: 3,
  kinds: kinds.slice(0, count),
  clues,
  ask: null,
  truth: [],
});

describe('the solver of streets', () => {
  it('finds the one settlement', () => {
    const row = street(1, { says: 'just-left', a: 0, b: 1 }, { says: 'not-at', a: 2, house: 2 });
    expect(solve(row).answers).toEqual(['1,2,0']);
    const both = street(
      2,
      { says: 'at', a: 0, house: 1 },
      { says: 'left-of', a: 1, b: 2 },
      { says: 'same', a: 0, b: 4 },
      { says: 'apart', a: 1, b: 3 },
    );
    expect(solve(both).answers).toEqual(['1,0,2,2,1,0']);
    expect(solve({ ...both, ask: { about: 'item', item: 2, kind: 1 } }).answers).toEqual(['3']);
  });

  it('reports two answers when the clues leave it open, and none when they quarrel', () => {
    expect(solve(street(1, { says: 'beside', a: 0, b: 1 })).answers.length).toBe(2);
    expect(solve(street(1, { says: 'end', a: 0 }, { says: 'at', a: 0, house: 1 })).answers).toEqual([]);
  });

  it('needs every technique that it names: none easier reaches the goal', () => {
    for (const mode of zebra.modes) {
      for (const level of levelsOf(zebra)) {
        for (const { params, solved } of sampleCell(zebra, { level, mode, count: 3 })) {
          expect(deduceWith(params, solved.technique)).not.toBeNull();
          expect(deduceWith(params, solved.technique - 1)).toBeNull();
        }
      }
    }
  });

  it('needs every clue', () => {
    for (const { params } of sampleCell(zebra, { level: 5, mode: 'graphic', count: 8 })) {
      for (const clue of params.clues) {
        const clues = params.clues.filter((other) => other !== clue);
        expect(solve({ ...params, clues }).answers.length).toBe(2);
      }
    }
  });

  it('tells a trace that settles everybody where the answer does', () => {
    for (const { params, solved } of sampleCell(zebra, { level: 6, mode: 'graphic', count: 6 })) {
      const homes = Array<number>(params.truth.length).fill(-1);
      for (const { args } of solved.trace) {
        for (const pair of String(args['placed']).split(',')) {
          const [item = 0, house = 0] = pair.split('-').map(Number);
          homes[item] = house;
        }
      }
      expect(homes.join(',')).toBe(solved.answers[0]);
    }
  });
});

describe('the graphic of streets', () => {
  it('takes the tenants of a house in any order, and nobody in a wrong house', () => {
    for (const { params } of sampleCell(zebra, { level: 5, mode: 'graphic', count: 8 })) {
      const { scene, check } = zebra.compose(params, 'graphic');
      if (!scene || !check) throw new Error('no scene');
      const settled = (truth: readonly number[], isTurned: boolean): Record<string, string> => {
        const slots = Array.from({ length: params.houses }, (_, house) => {
          const tenants = tenantsOf({ truth }, house);
          const order = isTurned ? tenants.toReversed() : tenants;
          return order.map((item, index) => [slotId(house, index), `item-${item}`] as const);
        });
        return Object.fromEntries(slots.flat());
      };
      const judge = (placed: Record<string, string>): boolean =>
        checkScene(scene, check, { v: 1, parts: { street: placed } });
      expect(judge(settled(params.truth, false))).toBe(true);
      expect(judge(settled(params.truth, true))).toBe(true);
      const [first = 0, second = 0] = params.truth;
      expect(judge(settled(params.truth.with(0, second).with(1, first), false))).toBe(false);
      expect(checkScene(scene, check, initialState(scene))).toBe(false);
    }
  });

  it('has targets of 44 pixels on the narrowest phone, each with a name, none over another', () => {
    for (const { params, solved } of sampleCell(zebra, { level: 10, mode: 'graphic', count: 4 })) {
      const part = zebra.compose(params, 'graphic').scene?.parts[0];
      if (part?.t !== 'slots') throw new Error('no slots');
      const { strings } = zebra.texts(params, { mode: 'graphic', solved }, 'ru');
      const spots = [...part.slots, ...part.pieces];
      for (const { at, label } of spots) {
        expect(Math.min(at[2], at[3])).toBeGreaterThanOrEqual(44);
        expect(strings[label]).toBeTruthy();
      }
      const overlaps = spots.flatMap((one, index) =>
        spots.slice(index + 1).filter((other) => {
          const isApart = (axis: 0 | 1): boolean =>
            one.at[axis] + one.at[axis === 0 ? 2 : 3] <= other.at[axis] ||
            other.at[axis] + other.at[axis === 0 ? 2 : 3] <= one.at[axis];
          return !isApart(0) && !isApart(1);
        }),
      );
      expect(overlaps).toEqual([]);
    }
  });
});

describe('the canonical form of streets', () => {
  it('does not change when items, kinds and the side of the street change', () => {
    for (const mode of zebra.modes) {
      for (const level of [1, 3, 5, 6, 10]) {
        for (const { params, seed } of sampleCell(zebra, { level, mode, count: 5 })) {
          expect(structKey(disguised(params, createRng(`canon/${seed}`))), seed).toBe(structKey(params));
        }
      }
    }
  });

  it('tells other clues apart', () => {
    const params = { ...street(1, { says: 'just-left', a: 0, b: 1 }), truth: [0, 1, 2] };
    const other = { ...params, clues: [{ says: 'left-of', a: 0, b: 1 }] as const };
    expect(structKey(other)).not.toBe(structKey(params));
  });
});

describe('the variants of streets', () => {
  it('tell nothing about the answer: each place is right equally often', () => {
    const drawn = Array.from({ length: 600 }, (_, n) => generate(createRng(`place/${n}`), 3, 'single'));
    const samples = drawn.filter((params) => params !== null);
    for (const place of [0, 1, 2, 3]) {
      const hits = samples.filter((params) => zebra.compose(params, 'single').variants[place]?.isRight).length;
      expect(isChance(hits, samples.length, 1 / 4), `place ${place}: ${hits}`).toBe(true);
    }
  });

  it('never ask what one clue says outright', () => {
    for (const { params } of sampleCell(zebra, { level: 2, mode: 'single', count: 30 })) {
      const wrong = zebra.compose(params, 'single').variants.filter(({ isRight }) => !isRight);
      expect(wrong.every(({ tag }) => tag !== undefined)).toBe(true);
      const { ask } = params;
      if (ask?.about !== 'item') continue;
      const said = params.clues.filter((clue) => clue.says === 'same' && (clue.a === ask.item || clue.b === ask.item));
      const answer = Number(zebra.answer(params));
      expect(said.some((clue) => 'b' in clue && (clue.a === answer || clue.b === answer))).toBe(false);
    }
  });
});

it('says only what is true of the settlement', () => {
  for (const { params } of sampleCell(zebra, { level: 6, mode: 'graphic', count: 8 })) {
    expect(params.clues.every((clue) => holds(clue, params.truth, params.houses))).toBe(true);
  }
});

/** The same puzzle idea with other items, kinds in another order, seen from behind. */
function disguised(params: ZebraParams, rng: Rng): ZebraParams {
  const { houses, kinds: shelves, truth, clues, ask } = params;
  const order = rng.shuffle(shelves.map((_, kind) => kind));
  const names = shelves.map(() => rng.shuffle(Array.from({ length: houses }, (_, index) => index)));
  const isMirrored = rng.chance(0.5);
  const place = (house: number): number => (isMirrored ? houses - 1 - house : house);
  const item = (id: number): number => {
    const kind = Math.floor(id / houses);
    return order.indexOf(kind) * houses + (names[kind]?.[id % houses] ?? 0);
  };
  const told = clues.map((clue): Clue => {
    if ('house' in clue) return { ...clue, a: item(clue.a), house: place(clue.house) };
    if (!('b' in clue)) return { ...clue, a: item(clue.a) };
    const [a, b] = [item(clue.a), item(clue.b)];
    const hasSides = clue.says === 'just-left' || clue.says === 'left-of';
    return hasSides && isMirrored ? { says: clue.says, a: b, b: a } : { says: clue.says, a, b };
  });
  const homes = Array<number>(truth.length).fill(0);
  truth.forEach((house, id) => {
    homes[item(id)] = place(house);
  });
  const kind = order.indexOf(ask?.kind ?? 0);
  const asked =
    ask && (ask.about === 'house' ? { ...ask, kind, house: place(ask.house) } : { ...ask, kind, item: item(ask.item) });
  return {
    ...params,
    kinds: order.flatMap((one) => shelves[one] ?? []),
    truth: homes,
    clues: rng.shuffle(told),
    ask: asked,
  };
}
