import { type Currency, type Minor, minor, sumOf } from '@logikit/contract';
import { ApiError } from '../../kernel/errors/index.ts';
import { balanceOf, heldFor } from '../books/index.ts';
import { type Buyer, type CartRow, priceCart, readShopState } from '../cart/index.ts';
import { type PaymentLine, selectOpenPayments } from '../payments/index.ts';

/** What the open cart costs at this moment, and how much of that the balance pays (rule D-147). */
export interface Quote {
  readonly cart: CartRow;
  readonly currency: Currency;
  readonly lines: readonly PaymentLine[];
  readonly amount: Minor;
  readonly balance: Minor;
  readonly fromBalance: Minor;
  readonly toPay: Minor;
  /** Something of it renews itself, so that a card is needed. */
  readonly isRenewing: boolean;
}

/** Refuses with `invalidTransition` where nothing is in the cart. */
export async function requireQuote(buyer: Buyer): Promise<Quote> {
  const { tx, userId } = buyer;
  const priced = priceCart(buyer, await readShopState(buyer));
  if (!priced || priced.lines.length === 0) throw new ApiError('invalidTransition');
  const { cart, currency } = priced;
  const lines: readonly PaymentLine[] = priced.lines.map(({ order, purchase, amount, base }) => ({
    orderId: order.id,
    purchaseId: order.purchaseId,
    category: purchase.category,
    targetUserId: order.targetUserId ?? userId,
    amount,
    ...(order.targetUserId === null && { isPresent: true as const }),
    ...(order.isSubscription && {
      renewal: {
        amount: base,
        months: purchase.period === 'year' ? 12 : 1,
        trialDays: order.withTrial ? purchase.trialDays : 0,
      },
    }),
  }));
  const isRenewing = lines.some(({ renewal }) => renewal !== undefined);
  const amount = sumOf(lines.map((line) => line.amount));
  const balance = sumOf([await balanceOf(tx, userId, currency), await heldForCart(buyer, { cart, currency })]);
  // What renews is paid by the card that will pay it again.
  const fromBalance = minor(isRenewing ? 0 : Math.min(balance, amount));
  return { cart, currency, lines, amount, balance, fromBalance, toPay: minor(amount - fromBalance), isRenewing };
}

/** What earlier tries to pay this cart have set aside: another try has it again. */
async function heldForCart({ tx }: Buyer, { cart, currency }: Pick<Quote, 'cart' | 'currency'>): Promise<Minor> {
  const held = [];
  for (const { id } of await selectOpenPayments(tx, cart.id)) held.push(await heldFor({ tx, paymentId: id, currency }));
  return sumOf(held);
}
