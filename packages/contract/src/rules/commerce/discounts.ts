import { fromTimestamp } from '../timestamp.ts';

/** What decides between discounts (rule D-140). Prices are of one price list and in any one unit. */
export interface DiscountTerms {
  readonly id: number;
  readonly weight: number;
  /** Milliseconds since 1970: from then on it is good no more. */
  readonly finishesAt: number;
  /** Nobody: it is for everybody. */
  readonly allowCards: readonly number[];
  readonly prices: ReadonlyMap<number, number>;
}

interface DiscountBuyer {
  readonly purchaseId: number;
  readonly cardId: number;
  /** Without a discount. */
  readonly price: number;
}

/** The one discount that counts, of those that are active: none where the price is no lower by any of them. */
export function bestDiscount<D extends DiscountTerms>(
  active: readonly D[],
  { purchaseId, cardId, price }: DiscountBuyer,
): D | null {
  const priceBy = (discount: D): number => discount.prices.get(purchaseId) ?? Infinity;
  const eligible = active.filter(
    (one) => (one.allowCards.length === 0 || one.allowCards.includes(cardId)) && priceBy(one) < price,
  );
  const [best] = eligible.toSorted(
    (a, b) => priceBy(a) - priceBy(b) || b.weight - a.weight || a.finishesAt - b.finishesAt || a.id - b.id,
  );
  return best ?? null;
}

/** A discount as the shop tells it. */
interface ToldDiscount extends Omit<DiscountTerms, 'finishesAt' | 'prices'> {
  readonly finish: string;
  /** By the id of the purchase. */
  readonly discountedPrices: Readonly<Record<string, number>>;
  readonly formerPrices: Readonly<Record<string, number>>;
  readonly discountedLabels: Readonly<Record<string, string>>;
}

interface OfferedPrice {
  readonly price: number;
  /** To strike out beside it; null: nothing is. */
  readonly formerPrice: number | null;
  readonly label: string | null;
}

/** What a purchase costs with the discount that the cart will count, and what the discount says of it. */
export function offeredPrice(discounts: readonly ToldDiscount[], buyer: DiscountBuyer): OfferedPrice {
  const terms = discounts.map(({ finish, discountedPrices, ...discount }) => ({
    ...discount,
    finishesAt: fromTimestamp(finish),
    prices: new Map(Object.entries(discountedPrices).map(([id, amount]) => [Number(id), amount])),
  }));
  const { purchaseId, price } = buyer;
  const best = bestDiscount(terms, buyer);
  return {
    price: best?.prices.get(purchaseId) ?? price,
    formerPrice: best?.formerPrices[purchaseId] ?? null,
    label: best?.discountedLabels[purchaseId] ?? null,
  };
}
