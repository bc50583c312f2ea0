import { bestDiscount, currencies, minor, priceStep, shopCategories } from '@logikit/contract';
import { isAttack } from '@logikit/contract/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Discount } from '../products/index.ts';
import { loyaltyOf } from './shop-state.ts';
import { priceOf } from './pricing.ts';

const discount = (id: number, amount: number): Discount => ({
  id,
  type: 1,
  startsAt: new Date(0),
  finishesAt: 1,
  weight: 0,
  withPopup: false,
  substrateColor: null,
  allowCards: [],
  byCode: false,
  content: {},
  prices: new Map([[1, minor(amount)]]),
});
const line = (amount: number, more: object = {}) => ({
  purchase: { id: 1, type: 'energy' as const, category: shopCategories.energy, amount: minor(amount) },
  cardId: 5,
  isPresent: false,
  withTrial: false,
  ...more,
});
const inEuro = { currency: 'EUR' as const, discounts: [], loyaltyPercent: 0 };

it('[D-141] [D-202] first the discount, then what loyal buyers pay less, rounded once', () => {
  expect(priceOf(line(999), inEuro)).toEqual({ base: 999, amount: 999, discountId: null, discount: 0, loyalty: 0 });
  expect(priceOf(line(999), { ...inEuro, discounts: [discount(7, 790)] })).toMatchObject({
    amount: 790,
    discountId: 7,
  });
  expect(priceOf(line(999), { ...inEuro, discounts: [discount(7, 795)], loyaltyPercent: 5 })).toEqual({
    base: 999,
    amount: 755,
    discountId: 7,
    discount: 204,
    loyalty: 40,
  });
  // In roubles nothing is smaller than a rouble.
  expect(priceOf(line(89_900), { ...inEuro, currency: 'RUB', loyaltyPercent: 5 })).toMatchObject({ amount: 85_400 });
});

it('[D-141] presents and services cost loyal buyers what they cost everybody', () => {
  const loyal = { ...inEuro, loyaltyPercent: 10 };
  expect(priceOf(line(1000, { isPresent: true }), loyal).amount).toBe(1000);
  const service = { ...line(1000).purchase, category: shopCategories.services };
  expect(priceOf(line(1000, { purchase: service }), loyal).amount).toBe(1000);
  expect(priceOf(line(1000), loyal).amount).toBe(900);
});

it('[D-144] a trial costs nothing now, and a price of nothing stays nothing', () => {
  const all = { ...inEuro, discounts: [discount(7, 500)], loyaltyPercent: 10 };
  expect(priceOf(line(999, { withTrial: true }), all)).toEqual({
    base: 999,
    amount: 0,
    discountId: null,
    discount: 999,
    loyalty: 0,
  });
  expect(priceOf(line(0), all)).toEqual({ base: 0, amount: 0, discountId: null, discount: 0, loyalty: 0 });
});

it('[D-200] [D-202] whatever comes together, no price is negative, above its base, or between two steps', () => {
  const prices = fc.record({
    currency: fc.constantFrom(...currencies),
    units: fc.integer({ min: 0, max: 100_000 }),
    by: fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 4 }),
    loyaltyPercent: fc.integer({ min: 0, max: 50 }),
    isPresent: fc.boolean(),
  });
  fc.assert(
    fc.property(prices, ({ currency, units, by, loyaltyPercent, isPresent }) => {
      const step = priceStep(currency);
      const discounts = by.map((amount, index) => discount(index + 1, amount * step));
      const one = line(units * step, { isPresent });
      const {
        base,
        amount,
        discount: less,
        loyalty,
        discountId,
      } = priceOf(one, { currency, discounts, loyaltyPercent });
      const best = bestDiscount(discounts, { purchaseId: 1, cardId: 5, price: base });
      expect(discountId).toBe(best?.id ?? null);
      expect(amount + loyalty).toBe(best?.prices.get(1) ?? base);
      expect(amount + loyalty + less).toBe(base);
      expect(amount <= base && amount >= 0 && amount % step === 0).toBe(true);
    }),
    { numRuns: isAttack ? 1_000_000 : 5000 },
  );
});

it('whoever has bought more often pays less', () => {
  expect([0, 1, 2, 3, 5, 6, 100].map(loyaltyOf)).toEqual([0, 3, 3, 5, 5, 10, 10]);
});
