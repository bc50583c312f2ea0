import { cartStatuses, numbers } from '@logikit/contract';
import { secondsLater } from '../../kernel/clock/index.ts';
import { type Discount, type PurchaseRow, readActiveDiscounts, selectPurchases } from '../products/index.ts';
import type { Buyer } from './buyer.ts';
import {
  type CartRow,
  type CartWithOrders,
  copyOrders,
  countPaidCarts,
  insertCart,
  selectOpenCart,
  updateStatus,
} from './cart.db.ts';

/** The open cart, and what everything is priced by at this moment. */
export interface ShopState {
  /** Null: none is open. */
  readonly cart: CartWithOrders | null;
  readonly purchases: readonly PurchaseRow[];
  readonly discounts: readonly Discount[];
  readonly loyaltyPercent: number;
}

export async function readShopState(buyer: Buyer): Promise<ShopState> {
  const { tx, list, now, userId } = buyer;
  const [cart, purchases, discounts, paidCarts] = await Promise.all([
    selectOpenCart(tx, userId),
    selectPurchases(tx, list.id),
    readActiveDiscounts(tx, { listId: list.id, userId, now }),
    countPaidCarts(tx, userId),
  ]);
  return {
    cart: cart && cart.expiresAt <= now ? await renewCart(buyer, cart, purchases) : cart,
    purchases,
    discounts,
    loyaltyPercent: loyaltyOf(paidCarts),
  };
}

/** One whose time is over is canceled, and what is still sold goes into a new one (rule D-143). */
async function renewCart(
  { tx, userId, now }: Buyer,
  cart: CartRow,
  purchases: readonly PurchaseRow[],
): Promise<CartWithOrders | null> {
  if (await updateStatus(tx, cart.id, { from: cart.status, to: cartStatuses.CANCELED })) {
    const { id } = await insertCart(tx, { userId, expiresAt: cartExpiry(now) });
    await copyOrders(tx, { from: cart.id, to: id, purchaseIds: purchases.map((one) => one.id) });
  }
  // Another tab may have been quicker.
  return selectOpenCart(tx, userId);
}

/** What somebody who has paid so many carts pays less, in percent. */
export function loyaltyOf(paidCarts: number): number {
  return numbers.shop.loyalty.findLast(({ carts }) => carts <= paidCarts)?.percent ?? 0;
}

/** Three days from now: until then a cart is good. */
export const cartExpiry = (now: Date): Date => secondsLater(now, numbers.shop.cartHours * 3600);
