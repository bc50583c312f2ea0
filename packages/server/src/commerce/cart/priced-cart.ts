import { type Currency, numbers } from '@logikit/contract';
import { type Discount, type PurchaseRow, readActiveDiscounts, selectPurchases } from '../products/index.ts';
import type { Buyer } from './buyer.ts';
import { type CartRow, countPaidCarts, type OrderRow, selectOrders } from './cart.db.ts';
import { renewCart } from './cart.ts';
import { type Priced, priceOf } from './pricing.ts';

/** What everything is priced by at this moment. */
export interface Prices {
  readonly purchases: readonly PurchaseRow[];
  readonly discounts: readonly Discount[];
  readonly loyaltyPercent: number;
}

export interface PricedOrder extends Priced {
  readonly order: OrderRow;
  readonly purchase: PurchaseRow;
}

interface PricedCart {
  readonly cart: CartRow;
  readonly currency: Currency;
  readonly lines: readonly PricedOrder[];
}

export async function readPrices({ tx, list, now, userId }: Buyer): Promise<Prices> {
  return {
    purchases: await selectPurchases(tx, list.id),
    discounts: await readActiveDiscounts(tx, { listId: list.id, userId, now }),
    loyaltyPercent: loyaltyOf(await countPaidCarts(tx, userId)),
  };
}

/** What somebody who has paid so many carts pays less, in percent. */
export function loyaltyOf(paidCarts: number): number {
  return numbers.shop.loyalty.findLast(({ carts }) => carts <= paidCarts)?.percent ?? 0;
}

/** The open cart with what each of its orders costs. What is sold no more is left out. Null: there is none. */
export async function priceCart(buyer: Buyer, prices: Prices): Promise<PricedCart | null> {
  const { tx, userId, list } = buyer;
  const cart = await renewCart(buyer);
  if (!cart) return null;
  const lines = (await selectOrders(tx, cart.id)).flatMap((order) => {
    const purchase = prices.purchases.find(({ id }) => id === order.purchaseId);
    if (!purchase) return [];
    const { targetUserId, withTrial } = order;
    const line = { purchase, cardId: targetUserId ?? userId, isPresent: targetUserId === null, withTrial };
    return [{ order, purchase, ...priceOf(line, { ...prices, currency: list.currency }) }];
  });
  return { cart, currency: list.currency, lines };
}
