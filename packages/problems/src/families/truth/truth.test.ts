import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/rng.ts';
import { describeLaws, isChance, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { look } from './check.ts';
import { optionAt, optionCount } from './distract.ts';
import { truth } from './family.ts';
import { isTrue } from './meaning.ts';
import type { Group, Statement, Thing, TruthParams } from './params.ts';
import { solve } from './solve.ts';

describeLaws(truth, 4);

const thing = (kind: number, colour: number, size = 1): Thing => ({ kind, colour, size });
const ofKind = (kind: number): Group => ({ kind, colour: null, size: null });
const red = { attribute: 'colour', value: 0 } as const;

describe('the meaning of a statement', () => {
  const picture = [thing(0, 0), thing(0, 0), thing(1, 0), thing(1, 1)];
  const table: readonly (readonly [string, Statement, boolean | null])[] = [
    ['all', { says: 'all', of: ofKind(0), are: red }, true],
    ['all, with an exception', { says: 'all', of: ofKind(1), are: red }, false],
    ['all of nothing', { says: 'all', of: ofKind(2), are: red }, null],
    ['none', { says: 'none', of: ofKind(1), are: { attribute: 'size', value: 0 } }, true],
    ['not all', { says: 'not-all', of: ofKind(1), are: red }, true],
    ['not all, where none is', { says: 'not-all', of: ofKind(0), are: { attribute: 'colour', value: 1 } }, null],
    ['only, with a stranger', { says: 'only', kind: 0, are: red }, false],
    ['more', { says: 'more', of: ofKind(0), than: ofKind(1) }, false],
    ['more than nothing', { says: 'more', of: ofKind(0), than: ofKind(2) }, null],
    ['no two alike', { says: 'differ', of: ofKind(1), attribute: 'colour' }, true],
    ['if', { says: 'if', when: red, whenNot: true, then: { attribute: 'kind', value: 1 }, thenNot: false }, true],
    ['each colour', { says: 'each-colour', are: { attribute: 'kind', value: 1 } }, true],
    ['one colour, of a single thing', { says: 'one-colour', are: { attribute: 'kind', value: 1 } }, null],
  ];

  it.each(table)('%s is judged alike by counting and by looking one by one', (_, statement, expected) => {
    expect(isTrue(statement, picture)).toBe(expected);
    expect(look(statement, picture)?.isTrue ?? null).toBe(expected);
  });

  it.each([2, 4, 5, 6, 8, 10])('is the same for both readers of every problem at level %i', (level) => {
    for (const { params } of sampleCell(truth, { level, mode: 'multi', count: 15 })) {
      for (let index = 0; index < optionCount(params); index += 1) {
        const [statement, things] = optionAt(params, index);
        expect(look(statement, things)?.isTrue ?? null).toBe(isTrue(statement, things));
      }
    }
  });
});

describe('the solver of statements', () => {
  it('reports two answers where one is asked for and two statements are true', () => {
    const [sample] = sampleCell(truth, { level: 6, mode: 'single', count: 1 });
    const statements = sample ? sample.params.statements : [];
    const right = sample?.params.right[0] ?? 0;
    const twice = {
      ...(sample?.params as TruthParams),
      statements: statements.map(() => statements[right] as Statement),
    };
    expect(solve(twice).answers.length).toBe(2);
  });
});

describe('the canonical form of statements', () => {
  it('does not change when kinds, colours and sizes change names and things change places', () => {
    for (const level of [1, 4, 7, 10]) {
      for (const { params, seed } of sampleCell(truth, { level, mode: 'multi', count: 8 })) {
        expect(structKey(renamed(params, seed)), seed).toBe(structKey(params));
      }
    }
  });
});

function renamed(params: TruthParams, seed: string): TruthParams {
  const rng = createRng(`canon/${seed}`);
  const order = (count: number): readonly number[] => rng.shuffle(Array.from({ length: count }, (_, i) => i));
  const names = {
    kind: order(params.world.kinds.length),
    colour: order(params.world.colours.length),
    size: params.world.hasSizes ? order(2) : [0, 1],
  };
  const swap = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(swap);
    if (typeof value !== 'object' || value === null) return value;
    const record = value as Readonly<Record<string, unknown>>;
    if (typeof record['attribute'] === 'string' && 'value' in record) {
      const attribute = record['attribute'] as keyof typeof names;
      return { attribute, value: names[attribute][Number(record['value'])] };
    }
    return Object.fromEntries(
      Object.entries(record).map(([key, one]) => [
        key,
        key in names && typeof one === 'number' ? names[key as keyof typeof names][one] : swap(one),
      ]),
    );
  };
  const statements = swap(params.statements) as Statement[];
  const pictures = swap(params.pictures) as Thing[][];
  return {
    ...params,
    statements: rng.shuffle(statements),
    pictures: rng.shuffle(pictures).map((one) => rng.shuffle(one)),
  };
}

describe('the options of statements', () => {
  it('say nothing by their place, and name the mistakes behind them', () => {
    const samples = [2, 5, 9].flatMap((level) => sampleCell(truth, { level, mode: 'single', count: 40 }));
    for (const place of [0, 1, 2, 3]) {
      const hits = samples.filter(({ params }) => params.right[0] === place).length;
      expect(isChance(hits, samples.length, 1 / 4), `place ${place}: ${hits}`).toBe(true);
    }
    const wrong = samples.flatMap(({ params }) =>
      truth.compose(params, 'single').variants.filter((one) => !one.isRight),
    );
    expect(wrong.filter(({ tag }) => tag !== undefined).length / wrong.length).toBeGreaterThan(0.8);
  });

  it('are right as often as wrong where several may be chosen, whatever they say', () => {
    const samples = sampleCell(truth, { level: 9, mode: 'multi', count: 60 });
    const all = samples.flatMap(({ params }) =>
      params.statements.map((one, i) => [one.says, params.right.includes(i)]),
    );
    for (const says of ['each-colour', 'one-colour', 'differ']) {
      const own = all.filter(([one]) => one === says);
      const hits = own.filter(([, isRight]) => isRight).length;
      expect(isChance(hits, own.length, 1 / 2), `${says}: ${hits} of ${own.length}`).toBe(true);
    }
  });
});
