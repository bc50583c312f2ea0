import fc from 'fast-check';
import { expect, it } from 'vitest';
import { currencies, type Currency, currencyDecimals } from '../../values/currencies.ts';
import { differsFromBase, fromWirePrice, isFree, minor, part, priceStep, sumOf, toWirePrice } from './money.ts';

const amounts = fc.integer({ min: 0, max: 1_000_000_000 }).map(minor);

it('[D-200] an amount is a whole number of minor units up to a thousand million', () => {
  for (const wrong of [-1, 0.5, 1_000_000_001, NaN, Infinity]) expect(() => minor(wrong)).toThrow(RangeError);
  expect(() => sumOf([minor(1_000_000_000), minor(1)])).toThrow(RangeError);
});

it('[D-200] what travels comes back to the minor unit', () => {
  fc.assert(
    fc.property(amounts, (amount) => fromWirePrice(toWirePrice(amount)) === amount),
    { numRuns: 2000 },
  );
  expect(toWirePrice(minor(1234))).toBe(12.34);
});

it.each(Object.entries({ BYN: 10, CAD: 10, EUR: 1, ILS: 10, KZT: 100, RUB: 100, UAH: 100, USD: 1, TRY: 1 }))(
  '[K-089] [K-090] [K-091] [K-092] [K-093] [K-094] [K-095] [K-096] [K-097] prices in %s are %i minor units apart',
  (currency, step) => {
    expect(priceStep(currency as Currency)).toBe(step);
    // Every multiple of the step is written with the places of the currency.
    const price = toWirePrice(minor(7 * step));
    expect(Number(price.toFixed(currencyDecimals[currency as Currency]))).toBe(price);
  },
);

it('[D-201] a part is rounded once, half up, as whole numbers of any size have it', () => {
  const points = fc.integer({ min: 0, max: 10_000 });
  const steps = fc.constantFrom(...currencies.map(priceStep));
  fc.assert(
    fc.property(amounts, points, steps, (amount, num, step) => {
      const wide = amount - (amount % step);
      const [above, below] = [2n * BigInt(wide) * BigInt(num) + 10_000n * BigInt(step), 20_000n * BigInt(step)];
      return part(minor(wide), [num, 10_000], step) === Number((above / below) * BigInt(step));
    }),
    { numRuns: 20_000 },
  );
  expect(part(minor(995), [9500, 10_000], 1)).toBe(945);
  expect(part(minor(990), [9500, 10_000], 10)).toBe(940);
  expect(part(minor(49_900), [9500, 10_000], 100)).toBe(47_400);
});

it('[V-020] a price below 0.001 is free', () => {
  expect([0, 0.0009, 0.001, 0.01].map(isFree)).toEqual([true, true, false, false]);
});

it('[V-021] a price differs from its base by more than 0.001', () => {
  const pairs = [
    [1, 1],
    [1.001, 1],
    [1, 1.001],
    [1.0011, 1],
    [1, 1.0011],
    [0.99, 1],
  ] as const;
  expect(pairs.map(([price, base]) => differsFromBase(price, base))).toEqual([false, false, false, true, true, true]);
});
