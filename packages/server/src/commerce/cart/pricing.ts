import { bestDiscount, type Currency, type Minor, minor, part, priceStep, shopCategories } from '@logikit/contract';
import type { Discount, PurchaseRow } from '../products/index.ts';

export interface Priced {
  readonly base: Minor;
  readonly amount: Minor;
  readonly discountId: number | null;
  /** What it costs less by that. */
  readonly discount: Minor;
  /** What loyal buyers pay less, of the discounted price. */
  readonly loyalty: Minor;
}

interface Line {
  readonly purchase: Pick<PurchaseRow, 'id' | 'type' | 'category' | 'amount'>;
  /** For whom; of a present, who gives it. */
  readonly cardId: number;
  readonly isPresent: boolean;
  /** The first period costs nothing. */
  readonly withTrial: boolean;
}

interface Prices {
  readonly currency: Currency;
  readonly discounts: readonly Discount[];
  readonly loyaltyPercent: number;
}

const NOTHING = minor(0);

/**
 * What an order costs (rule D-202): the price of the list, the one discount that counts, then what loyal buyers pay less.
 * It follows from these alone, so that whatever is asked twice costs the same.
 */
export function priceOf(
  { purchase, cardId, isPresent, withTrial }: Line,
  { currency, discounts, loyaltyPercent }: Prices,
): Priced {
  const base = purchase.amount;
  if (withTrial) return { base, amount: NOTHING, discountId: null, discount: base, loyalty: NOTHING };
  const best = bestDiscount(discounts, { purchaseId: purchase.id, cardId, price: base });
  const discounted = best?.prices.get(purchase.id) ?? base;
  const isLoyal = !isPresent && purchase.category !== shopCategories.services;
  const amount = isLoyal ? part(discounted, [10_000 - 100 * loyaltyPercent, 10_000], priceStep(currency)) : discounted;
  return {
    base,
    amount,
    discountId: best?.id ?? null,
    discount: minor(base - discounted),
    loyalty: minor(discounted - amount),
  };
}
