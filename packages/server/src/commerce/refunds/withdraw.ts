import { type Minor, minor, type Model, numbers, sumOf, toWirePrice } from '@logikit/contract';
import { lockProfile } from '../../identity/accounts/index.ts';
import { secondsLater, timestampOf } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { Emit } from '../../kernel/pubsub/index.ts';
import { bookRefund } from '../books/index.ts';
import { issueCreditNote } from '../documents/index.ts';
import { type PaymentRow, selectDisputes, selectPayment, updateOutcome } from '../payments/index.ts';
import { goodsWords, selectCodes } from '../products/index.ts';
import { queueWithdrawalLetter } from './letters.ts';
import { insertRefund } from './refund.db.ts';
import { takeBackLine, valueBack } from './take-back.ts';

interface Asking {
  readonly tx: Tx;
  readonly now: Date;
  readonly locale: string;
  readonly wish: Model<'WithdrawalKey'>;
}

const DAY_SECONDS = 86_400;

/** What would come back (rule D-208). Refuses with `notFound`, and with `notRefundable` what is too old or back already. */
export async function askWithdrawal({ tx, now, locale, wish }: Asking): Promise<Model<'Withdrawal'>> {
  const payment = await requirePayment({ tx, now, wish });
  const codes = await selectCodes(tx);
  const say = goodsWords(locale);
  return {
    order: payment.token,
    goods: payment.lines.map(({ purchaseId }) => say(`goods.${codes.get(purchaseId) ?? ''}`)),
    price: toWirePrice(payment.amount),
    refund: toWirePrice(sumOf(await valuesBack(tx, payment, now))),
    currency: payment.currency,
    paidAt: timestampOf(payment.startedAt),
    until: timestampOf(endOf(payment)),
  };
}

interface Confirming extends Asking {
  readonly emit: Emit;
}

/**
 * Takes back what was bought, and gives the money back: to the card what came from it, to the balance the rest. Said at
 * once, by a letter too. Refuses as `askWithdrawal` does.
 */
export async function confirmWithdrawal({ tx, now, wish, emit }: Confirming): Promise<Model<'Withdrawn'>> {
  const { userId } = await requirePayment({ tx, now, wish });
  await lockProfile(tx, userId);
  const payment = await requirePayment({ tx, now, wish });
  const values = await valuesBack(tx, payment, now);
  const { id: paymentId, adapter, token, currency, lines } = payment;
  const amount = sumOf(values);
  const online = minor(Math.min(amount, payment.amount - payment.fromBalance));
  const isFirst = await insertRefund(tx, { paymentId, userId, adapter, token, amount, online, currency, at: now });
  if (!isFirst) throw new ApiError('notRefundable');
  for (const line of lines) await takeBackLine({ tx, now, emit }, payment, line);
  const revenue = lines.map(({ category }, at) => ({ category, amount: values[at] ?? 0 }));
  await bookRefund({ tx, userId, paymentId, currency, at: now }, { adapter, online, revenue });
  await updateOutcome(tx, paymentId, { outcome: 'returned', at: now });
  await queueWithdrawalLetter({ tx, now }, payment, amount);
  await issueCreditNote({ tx, now }, payment, values);
  return { refund: toWirePrice(amount), currency, at: timestampOf(now) };
}

async function valuesBack(tx: Tx, payment: PaymentRow, now: Date): Promise<readonly Minor[]> {
  const values = [];
  for (const line of payment.lines) values.push(await valueBack({ tx, now }, payment, line));
  return values;
}

const endOf = ({ startedAt }: PaymentRow): Date => secondsLater(startedAt, numbers.shop.withdrawalDays * DAY_SECONDS);

/** By the number of the order and the address that its letter went to: nobody has to sign in. */
async function requirePayment({
  tx,
  now,
  wish: { order, email },
}: Pick<Asking, 'tx' | 'now' | 'wish'>): Promise<PaymentRow> {
  const payment = await selectPayment(tx, order);
  const isTheirs = payment?.email != null && payment.email.toLowerCase() === email.trim().toLowerCase();
  if (!isTheirs || payment.outcome === null || payment.status !== 'succeeded') throw new ApiError('notFound');
  const [dispute] = await selectDisputes(tx, [payment.id]);
  const isHeld = dispute?.status === 'open' || dispute?.status === 'lost';
  if (payment.outcome !== 'delivered' || payment.amount === 0 || endOf(payment) < now || isHeld)
    throw new ApiError('notRefundable');
  return payment;
}
