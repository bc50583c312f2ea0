import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestDiscount, type DiscountTerms } from './discounts.ts';

const discount = (id: number, price: number, more: Partial<DiscountTerms> = {}): DiscountTerms => ({
  id,
  weight: 0,
  finishesAt: 100,
  allowCards: [],
  prices: new Map([[1, price]]),
  ...more,
});
const buyer = { purchaseId: 1, cardId: 5, price: 100 };

it('[D-140] the lowest price counts, then the higher weight, then the earlier end, then the lower id', () => {
  const cases: readonly (readonly [readonly DiscountTerms[], number | null])[] = [
    [[], null],
    [[discount(1, 90), discount(2, 80)], 2],
    [[discount(1, 90, { weight: 9 }), discount(2, 80)], 2],
    [[discount(1, 80), discount(2, 80, { weight: 1 })], 2],
    [[discount(1, 80, { weight: 1 }), discount(2, 80, { weight: 1, finishesAt: 50 })], 2],
    [[discount(2, 80), discount(1, 80)], 1],
    // What is no lower is no discount.
    [[discount(1, 100), discount(2, 120)], null],
    [[discount(1, 80, { allowCards: [6] }), discount(2, 90, { allowCards: [5, 6] })], 2],
    [[discount(1, 80, { prices: new Map([[2, 10]]) })], null],
    // Nothing stacks: it is one of them, whole.
    [[discount(1, 0)], 1],
  ];
  for (const [discounts, id] of cases) expect(bestDiscount(discounts, buyer)?.id ?? null).toBe(id);
});

it('[D-140] in whatever order they come, it is the same one', () => {
  const some = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 9 }),
      price: fc.integer({ min: 70, max: 110 }),
      weight: fc.integer({ min: 0, max: 2 }),
      finishesAt: fc.integer({ min: 1, max: 3 }),
    }),
    { selector: ({ id }) => id, maxLength: 6 },
  );
  const shuffled = some.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
  );
  const best = (all: readonly { readonly id: number; readonly price: number }[]) =>
    bestDiscount(
      all.map(({ id, price, ...more }) => discount(id, price, more)),
      buyer,
    )?.id;
  fc.assert(fc.property(shuffled, ([all, others]) => best(all) === best(others)));
});
