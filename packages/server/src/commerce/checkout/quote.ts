import { type Currency, type Minor, minor, sumOf } from '@logikit/contract';
import { ApiError } from '../../kernel/errors/index.ts';
import { balanceOf, heldFor } from '../books/index.ts';
import { type Buyer, type CartRow, priceCart, readPrices } from '../cart/index.ts';
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
}

/** Refuses with `invalidTransition` where nothing is in the cart, and with `notAvailable` what cannot be paid yet. */
export async function requireQuote(buyer: Buyer): Promise<Quote> {
  const { tx, userId } = buyer;
  const priced = await priceCart(buyer, await readPrices(buyer));
  if (!priced || priced.lines.length === 0) throw new ApiError('invalidTransition');
  const { cart, currency } = priced;
  // Nothing renews itself yet, and nobody can be given anything.
  if (priced.lines.some(({ order }) => order.targetUserId === null || order.isSubscription || order.withTrial))
    throw new ApiError('notAvailable');
  const lines = priced.lines.map(({ order, purchase, amount }) => ({
    orderId: order.id,
    purchaseId: order.purchaseId,
    category: purchase.category,
    targetUserId: order.targetUserId ?? userId,
    amount,
  }));
  const amount = sumOf(lines.map((line) => line.amount));
  const balance = sumOf([await balanceOf(tx, userId, currency), await heldForCart(buyer, { cart, currency })]);
  const fromBalance = minor(Math.min(balance, amount));
  return { cart, currency, lines, amount, balance, fromBalance, toPay: minor(amount - fromBalance) };
}

/** What earlier tries to pay this cart have set aside: another try has it again. */
async function heldForCart({ tx }: Buyer, { cart, currency }: Pick<Quote, 'cart' | 'currency'>): Promise<Minor> {
  const held = [];
  for (const { id } of await selectOpenPayments(tx, cart.id)) held.push(await heldFor({ tx, paymentId: id, currency }));
  return sumOf(held);
}
