import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/rng.ts';
import { describeLaws, isChance, levelsOf, sampleCell } from '../family-laws.ts';
import { structKey } from './canon.ts';
import { deduce } from './deduce.ts';
import { crypt } from './family.ts';
import { isLetter, letters, lettersOf } from './params.ts';
import type { CryptParams, Letter } from './params.ts';
import { solve } from './solve.ts';

describeLaws(crypt, 6);

const sum = (addends: readonly string[], total: string, ask: Letter): CryptParams => ({
  addends,
  total,
  ask,
  options: [],
  truth: {},
});

/** A second solver: every arrangement of digits, and the sum worked out as a whole. */
function everyDigit({ addends, total, ask }: CryptParams): readonly string[] {
  const names = lettersOf({ addends, total });
  const found = new Set<string>();
  const digits = new Map<string, number>();
  const value = (row: string): number => Number(row.replace(/[A-Z]/g, (letter) => String(digits.get(letter))));
  const isWritten = (row: string): boolean =>
    row.length === 1 || !row.replace(/[A-Z]/g, (letter) => String(digits.get(letter))).startsWith('0');
  const put = (at: number): void => {
    const name = names[at];
    if (name === undefined) {
      const isRight = addends.reduce((all, row) => all + value(row), 0) === value(total);
      if (isRight && [...addends, total].every(isWritten)) found.add(String(digits.get(ask)));
      return;
    }
    for (let digit = 0; digit <= 9; digit += 1) {
      if ([...digits.values()].includes(digit)) continue;
      digits.set(name, digit);
      put(at + 1);
      digits.delete(name);
    }
  };
  put(0);
  return [...found];
}

describe('the solver of letters', () => {
  it('finds the digit behind a letter, and says when several are possible', () => {
    expect(solve(sum(['AB', 'BA'], 'CAC', 'C')).answers).toEqual(everyDigit(sum(['AB', 'BA'], 'CAC', 'C')).slice(0, 2));
    expect(solve(sum(['A7', '2A'], '79', 'A')).answers).toEqual([]);
    expect(solve(sum(['A5', '12'], '47', 'A')).answers).toEqual(['3']);
    expect(solve(sum(['A', 'B'], '9', 'A')).answers.length).toBe(2);
  });

  it('finds what trying every digit finds', () => {
    for (const level of [1, 2, 3, 5]) {
      for (const { params } of sampleCell(crypt, { level, mode: 'number', count: 8 })) {
        expect(everyDigit(params)).toEqual([String(params.truth[params.ask])]);
      }
    }
  });

  it('never crosses out the right digit when it goes from column to column', () => {
    for (const level of levelsOf(crypt)) {
      for (const { params } of sampleCell(crypt, { level, mode: 'number', count: 6 })) {
        expect(deduce(params).left).toContain(params.truth[params.ask]);
      }
    }
  });
});

describe('the canonical form of letters', () => {
  it('does not change when letters change names or addends change places', () => {
    for (const level of levelsOf(crypt)) {
      for (const { params, seed } of sampleCell(crypt, { level, mode: 'number', count: 4 })) {
        const rng = createRng(`canon/${seed}`);
        const names = new Map(rng.shuffle(letters).map((letter, i) => [letters[i] ?? 'A', letter] as const));
        const rename = (row: string): string =>
          Array.from(row, (symbol) => (isLetter(symbol) ? (names.get(symbol) ?? symbol) : symbol)).join('');
        const moved: CryptParams = {
          ...params,
          addends: rng.shuffle(params.addends).map(rename),
          total: rename(params.total),
          ask: names.get(params.ask) ?? 'A',
        };
        expect(structKey(moved), seed).toBe(structKey(params));
      }
    }
  });

  it('tells another asked letter and another shown digit apart', () => {
    const one = sum(['A5', '12'], '4B', 'A');
    expect(structKey({ ...one, ask: 'B' })).not.toBe(structKey(one));
    expect(structKey({ ...one, addends: ['A4', '12'] })).not.toBe(structKey(one));
  });
});

describe('the options of letters', () => {
  it.each([1, 3, 5])('do not say which is right at level %i', (level) => {
    const samples = sampleCell(crypt, { level, mode: 'single', count: 200 }).map(({ params }) => params);
    expect(samples.length).toBe(200);
    for (const rank of [0, 1, 2, 3]) {
      const hits = samples.filter(({ options, truth, ask }) => options[rank] === truth[ask]).length;
      expect(isChance(hits, samples.length, 1 / 4), `rank ${rank}: ${hits}`).toBe(true);
    }
    for (const digit of [0, 1, 5, 9]) {
      const offered = samples.filter(({ options }) => options.includes(digit));
      const hits = offered.filter(({ truth, ask }) => truth[ask] === digit).length;
      expect(isChance(hits, offered.length, 1 / 4), `digit ${digit}: ${hits} of ${offered.length}`).toBe(true);
    }
  });
});
