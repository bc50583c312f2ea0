import { lockProfile } from '../../identity/accounts/index.ts';
import { balanceOf, bookRevenue, bookToBalance, heldFor, hold, release } from '../books/index.ts';
import { payCart } from '../cart/index.ts';
import { issueReceipt } from '../documents/index.ts';
import {
  insertFinding,
  isOpen,
  outranks,
  type PaymentFacts,
  type PaymentRow,
  queuePaymentLetter,
  selectOpenPayments,
  selectPayment,
  updatePayment,
} from '../payments/index.ts';
import { extendSubscription, postponeSubscription } from '../subscriptions/index.ts';
import { deliver } from './deliver.ts';
import type { Settling } from './settling.ts';

/** What we say of a payment ourselves, where no gateway is asked. */
type Own = 'succeeded' | 'canceled';

/**
 * The one place where money becomes goods (decision 0043). Whoever hears of a payment calls it, as often as they like: what
 * ranks no higher than what is known changes nothing.
 *
 * NOTE: beside other statements stands at most one piece of work of several. Where two did and one failed, the other would
 * write on after the transaction.
 */
export async function settle(settling: Settling, token: string, told: PaymentFacts | Own): Promise<void> {
  const { tx, now } = settling;
  const known = await selectPayment(tx, token);
  if (!known) return;
  await lockProfile(tx, known.userId);
  const payment = (await selectPayment(tx, token)) ?? known;
  const facts = typeof told === 'string' ? ownFacts(payment, told) : told;
  if (!outranks(facts.status, payment.status)) return;
  const reference = facts.reference;
  const outcome = facts.status === 'succeeded' ? await receive(settling, payment, facts) : null;
  if (facts.status !== 'succeeded' && !isOpen(facts.status)) await giveUp(settling, payment);
  const status = outcome === 'checked' ? 'unknown' : facts.status;
  const letter = outcome === 'delivered' ? 'paid' : outcome;
  await Promise.all([
    updatePayment(tx, payment.id, { status, outcome, reference, at: now }),
    (letter === 'paid' || letter === 'kept') && queuePaymentLetter(settling, payment, letter),
  ]);
  if (outcome === 'delivered') await issueReceipt(settling, payment);
}

/** What was set aside comes back; a period that could not be paid is tried again. */
async function giveUp(settling: Settling, payment: PaymentRow): Promise<void> {
  await release(heldBy(settling, payment));
  if (payment.subscriptionId !== null) await postponeSubscription(settling, payment.subscriptionId);
}

const ownFacts = (payment: PaymentRow, status: Own) => ({
  status,
  amount: onlinePart(payment),
  currency: payment.currency,
  reference: null,
});

const onlinePart = ({ amount, fromBalance }: PaymentRow): number => amount - fromBalance;

const heldBy = ({ tx, now }: Settling, { id, userId, currency }: PaymentRow) => ({
  tx,
  userId,
  paymentId: id,
  currency,
  at: now,
});

/** The money has come: for the cart that it was asked for, else to the balance. Another amount waits for a person. */
async function receive(
  settling: Settling,
  payment: PaymentRow,
  facts: Pick<PaymentFacts, 'amount' | 'currency' | 'method'>,
): Promise<NonNullable<PaymentRow['outcome']>> {
  const { tx, now } = settling;
  const held = heldBy(settling, payment);
  const online = onlinePart(payment);
  const { adapter, fromBalance, lines } = payment;
  if (facts.amount !== online || facts.currency !== payment.currency) {
    const detail = { told: { amount: facts.amount, currency: facts.currency } };
    await insertFinding(tx, { kind: 'amount', reference: payment.token, detail, at: now });
    await release(held);
    return 'checked';
  }
  if (!(await isDue(settling, payment))) {
    await release(held);
    await bookToBalance(held, { adapter, online });
    return 'kept';
  }
  await Promise.all([
    bookRevenue(held, { adapter, online, fromBalance, revenue: lines }),
    payment.subscriptionId === null && deliver(settling, payment, facts.method),
  ]);
  return 'delivered';
}

/** Whether what it was asked for is still to be paid: the cart as it was, or the next period of a subscription. */
async function isDue(settling: Settling, payment: PaymentRow): Promise<boolean> {
  const { subscriptionId, period } = payment;
  if (subscriptionId === null) return claimCart(settling, payment);
  return extendSubscription(settling, subscriptionId, period ?? 0);
}

/** True: the cart is as it was asked for, with what the balance pays of it, and it is paid now. */
async function claimCart(settling: Settling, payment: PaymentRow): Promise<boolean> {
  const { tx } = settling;
  const { id, userId, cartId, currency, fromBalance, lines } = payment;
  const held = heldBy(settling, payment);
  // A try that was given up has given back what it held.
  const [ownHeld, balance] = await Promise.all([heldFor(held), balanceOf(tx, userId, currency)]);
  const lacks = fromBalance - ownHeld;
  if (cartId === null || lacks > balance) return false;
  const orderIds = lines.map(({ orderId }) => orderId);
  const [isPaid, tries] = await Promise.all([payCart(tx, cartId, orderIds), selectOpenPayments(tx, cartId)]);
  if (!isPaid) return false;
  if (lacks > 0) await hold(held, lacks, 'late');
  for (const other of tries) if (other.id !== id) await settle(settling, other.token, 'canceled');
  return true;
}
