import { type Model, toWirePrice } from '@logikit/contract';
import { timestampOf } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { sliceOf, toPage } from '../../kernel/http/index.ts';
import type { Buyer } from '../cart/index.ts';
import { selectKinds } from '../documents/index.ts';
import { type PaymentRow, selectPayment, selectPayments, sourceOf } from '../payments/index.ts';
import { readGiftCode } from '../promo-codes/index.ts';
import { goodsWords, selectCodes } from '../products/index.ts';

type State = Model<'PaymentState'>;

/** How a payment stands, for whom it belongs to. Refuses with `notFound`. */
export async function readPayment(
  tx: Tx,
  { token, userId, locale }: { readonly token: string; readonly userId: number; readonly locale: string },
): Promise<State> {
  const payment = await selectPayment(tx, token);
  if (payment?.userId !== userId) throw new ApiError('notFound');
  return (await tellerOf(tx, { locale, payments: [payment] }))(payment);
}

/** How a payment of somebody without an account stands, and what takes its goods. Refuses with `notFound`. */
export async function readGuestPayment(
  tx: Tx,
  { token, locale, now }: { readonly token: string; readonly locale: string; readonly now: Date },
): Promise<Model<'GuestPayment'>> {
  const payment = await selectPayment(tx, token);
  if (!payment?.isGuest) throw new ApiError('notFound');
  const { status, price, currency, goods } = (await tellerOf(tx, { locale, payments: [payment] }))(payment);
  const [line] = payment.lines;
  const code = line ? await readGiftCode({ tx, now }, sourceOf(payment, line)) : null;
  return { token, status, price, currency, goods, email: payment.email, code };
}

export async function listPayments(
  { tx, userId, locale }: Buyer,
  query: Model<'PageQuery'>,
): Promise<Model<'Payments'>> {
  const { rows, total } = await selectPayments(tx, userId, sliceOf(query));
  return toPage(query, { rows: rows.map(await tellerOf(tx, { locale, payments: rows })), total });
}

interface Telling {
  readonly locale: string;
  readonly payments: readonly PaymentRow[];
}

async function tellerOf(tx: Tx, { locale, payments }: Telling): Promise<(payment: PaymentRow) => State> {
  const kinds = await selectKinds(
    tx,
    payments.map(({ id }) => id),
  );
  const say = goodsWords(locale);
  const codes = await selectCodes(tx);
  return (payment) => ({
    token: payment.token,
    status: statusOf(payment),
    price: toWirePrice(payment.amount),
    fromBalance: toWirePrice(payment.fromBalance),
    currency: payment.currency,
    startedAt: timestampOf(payment.startedAt),
    documents: [...(kinds.get(payment.id) ?? [])],
    goods: payment.lines.map(({ purchaseId }) => say(`goods.${codes.get(purchaseId) ?? ''}`)),
  });
}

function statusOf({ status, outcome, reference }: PaymentRow): State['status'] {
  if (status === 'started' && reference === null) return 'started';
  if (status === 'succeeded') return outcome === 'kept' || outcome === 'returned' ? outcome : 'paid';
  if (status === 'unknown') return 'checked';
  return status === 'failed' || status === 'canceled' ? status : 'waiting';
}
