import type { Currency } from '@logikit/contract';
import type { PurchaseRow } from '../products/index.ts';
import type { Buyer } from './buyer.ts';
import type { CartRow, OrderRow } from './cart.db.ts';
import { type Priced, priceOf } from './pricing.ts';
import type { ShopState } from './shop-state.ts';

export interface PricedOrder extends Priced {
  readonly order: OrderRow;
  readonly purchase: PurchaseRow;
}

interface PricedCart {
  readonly cart: CartRow;
  readonly currency: Currency;
  readonly lines: readonly PricedOrder[];
}

/** The open cart with what each of its orders costs. What is sold no more is left out. Null: there is none. */
export function priceCart({ userId, list }: Buyer, { cart, ...prices }: ShopState): PricedCart | null {
  if (!cart) return null;
  const { currency } = list;
  const lines = cart.orders.flatMap((order) => {
    const purchase = prices.purchases.find(({ id }) => id === order.purchaseId);
    if (!purchase) return [];
    const { targetUserId, withTrial } = order;
    const line = { purchase, cardId: targetUserId ?? userId, isPresent: targetUserId === null, withTrial };
    return [{ order, purchase, ...priceOf(line, { ...prices, currency }) }];
  });
  return { cart, currency, lines };
}
