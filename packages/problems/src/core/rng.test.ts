import { expect, it } from 'vitest';
import { createRng } from './rng.ts';

it('gives the same numbers for the same seed', () => {
  const draw = (seed: string) => Array.from({ length: 20 }, () => createRng(seed).int(0, 999));
  expect(draw('a')).toEqual(draw('a'));
  expect(draw('a')).not.toEqual(draw('b'));
});

it('does not move a fork when the parent draws more', () => {
  const parent = createRng('seed');
  const before = parent.fork('x').int(0, 1_000_000);
  parent.int(0, 9);
  expect(parent.fork('x').int(0, 1_000_000)).toBe(before);
});

it('draws every face of a die about equally often', () => {
  const rng = createRng('die');
  const rolls = Array.from({ length: 6000 }, () => rng.int(1, 6));
  const seen = [1, 2, 3, 4, 5, 6].map((face) => rolls.filter((roll) => roll === face).length);
  expect(Math.min(...seen)).toBeGreaterThan(850);
  expect(Math.max(...seen)).toBeLessThan(1150);
});

it('refuses to pick from nothing', () => {
  expect(() => createRng('x').pick([])).toThrow(RangeError);
});
