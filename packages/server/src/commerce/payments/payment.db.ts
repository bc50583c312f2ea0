import type { Currency, Minor } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import type { Rows, Slice } from '../../kernel/http/index.ts';
import type { BillingType } from './pay-ways.ts';
import type { PaymentStatus } from './statuses.ts';

/** An order of the cart, as it was asked to be paid. */
export interface PaymentLine {
  readonly orderId: number;
  readonly purchaseId: number;
  readonly category: number;
  /** Whose it will be. */
  readonly targetUserId: number;
  readonly amount: Minor;
  /** It goes to somebody else, by a code. */
  readonly isPresent?: true | undefined;
  /** It renews itself: what each period costs. */
  readonly renewal?: { readonly amount: Minor; readonly months: number; readonly trialDays: number } | undefined;
}

export interface PaymentRow {
  readonly id: number;
  readonly userId: number;
  readonly cartId: number | null;
  readonly token: string;
  readonly billingType: BillingType;
  /** Null: nobody is asked for money. */
  readonly adapter: string | null;
  readonly status: PaymentStatus;
  /** What its success has become. */
  readonly outcome: 'delivered' | 'kept' | 'checked' | 'returned' | null;
  readonly amount: Minor;
  readonly fromBalance: Minor;
  readonly currency: Currency;
  readonly locale: string;
  readonly email: string | null;
  readonly lines: readonly PaymentLine[];
  readonly startedAt: Date;
  readonly askedAt: Date | null;
  /** What its gateway calls it; null: it has not been asked. */
  readonly reference: string | null;
  readonly savesMethod: boolean;
  /** Of which subscription it pays which period; null: it pays a cart. */
  readonly subscriptionId: number | null;
  readonly period: number | null;
  /** Paid without an account. */
  readonly isGuest: boolean;
}

/** What a line has given is known by this. */
export const sourceOf = ({ id }: Pick<PaymentRow, 'id'>, { orderId }: PaymentLine): string => `${id}/${orderId}`;

/** Its payer may have left. */
export type AnyPaymentRow = Omit<PaymentRow, 'userId'> & { readonly userId: number | null };

const columns = (tx: Tx) => tx`
  id, user_id as "userId", cart_id as "cartId", token, billing_type as "billingType", adapter, status, outcome, amount,
  from_balance as "fromBalance", currency, locale, email, lines, started_at as "startedAt", asked_at as "askedAt",
  reference,
  saves_method as "savesMethod", subscription_id as "subscriptionId", period, is_guest as "isGuest"`;

type NewPayment = Omit<
  PaymentRow,
  'id' | 'status' | 'outcome' | 'askedAt' | 'reference' | 'subscriptionId' | 'period' | 'isGuest'
>;

export async function insertPayment(tx: Tx, one: NewPayment & Pick<PaymentRow, 'isGuest'>): Promise<PaymentRow> {
  const [row] = await tx<PaymentRow[]>`
    insert into payment (user_id, cart_id, token, billing_type, adapter, status, amount, from_balance, currency, locale,
      email, lines, saves_method, is_guest, started_at, changed_at)
    values (${one.userId}, ${one.cartId}, ${one.token}, ${one.billingType}, ${one.adapter}, 'started', ${one.amount},
      ${one.fromBalance}, ${one.currency}, ${one.locale}, ${one.email}, ${tx.json(one.lines as never)},
      ${one.savesMethod}, ${one.isGuest}, ${one.startedAt}, ${one.startedAt})
    returning ${columns(tx)}`;
  return row as PaymentRow; // `returning` tells of the row that is written
}

interface NewRenewal extends NewPayment {
  readonly subscriptionId: number;
  readonly period: number;
  readonly attempt: number;
}

/** The payment of a period by a try: there is one, however often it is asked for. */
export async function insertRenewal(tx: Tx, one: NewRenewal): Promise<PaymentRow> {
  await tx`
    insert into payment (user_id, token, billing_type, adapter, status, amount, from_balance, currency, locale, email,
      lines, started_at, changed_at, subscription_id, period, attempt)
    values (${one.userId}, ${one.token}, ${one.billingType}, ${one.adapter}, 'started', ${one.amount}, 0,
      ${one.currency}, ${one.locale}, ${one.email}, ${tx.json(one.lines as never)}, ${one.startedAt}, ${one.startedAt},
      ${one.subscriptionId}, ${one.period}, ${one.attempt})
    on conflict do nothing`;
  const [row] = await tx<PaymentRow[]>`
    select ${columns(tx)} from payment
    where subscription_id = ${one.subscriptionId} and period = ${one.period} and attempt = ${one.attempt}`;
  return row as PaymentRow; // it was there, or it is now
}

/** Null: there is none, or its payer has left. */
export async function selectPayment(tx: Tx, token: string): Promise<PaymentRow | null> {
  const [row] = await tx<PaymentRow[]>`
    select ${columns(tx)} from payment where token = ${token} and user_id is not null`;
  return row ?? null;
}

/** Those of these names, whoever has paid them. */
export async function selectByTokens(tx: Tx, tokens: readonly string[]): Promise<readonly AnyPaymentRow[]> {
  return tx<AnyPaymentRow[]>`select ${columns(tx)} from payment where token = any(${[...tokens]})`;
}

/** What its gateway calls a payment, also of a payer who has left. */
export async function selectReference(tx: Tx, token: string): Promise<string | null> {
  const [row] = await tx<{ reference: string | null }[]>`select reference from payment where token = ${token}`;
  return row?.reference ?? null;
}

/** Of one person, the newest first. */
export async function selectPayments(tx: Tx, userId: number, { limit, offset }: Slice): Promise<Rows<PaymentRow>> {
  const rows = await tx<PaymentRow[]>`
    select ${columns(tx)} from payment where user_id = ${userId} order by id desc limit ${limit} offset ${offset}`;
  const [count] = await tx<{ total: number }[]>`select count(*)::int as total from payment where user_id = ${userId}`;
  return { rows, total: count?.total ?? 0 };
}

/** Those of a cart that have not ended. */
export async function selectOpenPayments(tx: Tx, cartId: number): Promise<readonly PaymentRow[]> {
  return tx<PaymentRow[]>`
    select ${columns(tx)} from payment where cart_id = ${cartId} and status in ('started', 'processing') order by id`;
}

/** Those begun before a moment that nobody has told the end of, after this one. */
export async function selectUntold(
  tx: Tx,
  { before, afterId, limit }: { readonly before: Date; readonly afterId: number; readonly limit: number },
): Promise<readonly PaymentRow[]> {
  return tx<PaymentRow[]>`
    select ${columns(tx)} from payment
    where status in ('started', 'processing') and started_at < ${before} and user_id is not null and id > ${afterId}
    order by id limit ${limit}`;
}

export async function updatePayment(
  tx: Tx,
  id: number,
  to: Pick<PaymentRow, 'status' | 'outcome'> & { readonly reference: string | null; readonly at: Date },
): Promise<void> {
  await tx`
    update payment set status = ${to.status}, outcome = ${to.outcome}, reference = coalesce(${to.reference}, reference),
      changed_at = ${to.at} where id = ${id}`;
}

export async function updateOutcome(
  tx: Tx,
  id: number,
  to: { readonly outcome: PaymentRow['outcome']; readonly at: Date },
): Promise<void> {
  await tx`update payment set outcome = ${to.outcome}, changed_at = ${to.at} where id = ${id}`;
}

/** Notes that the gateway knows of it, and by which name. */
export async function updateAsked(
  tx: Tx,
  id: number,
  to: { readonly reference: string; readonly at: Date },
): Promise<void> {
  await tx`update payment set reference = ${to.reference}, asked_at = ${to.at} where id = ${id}`;
}

export async function movePayments(
  tx: Tx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await tx`update payment set user_id = ${to} where user_id = ${from}`;
}

/** What the law wants kept stays; it names nobody. */
export async function erasePayments(tx: Tx, userId: number): Promise<void> {
  await tx`
    update payment set email = null, user_id = null,
      lines = (select coalesce(jsonb_agg(line - 'targetUserId'), '[]') from jsonb_array_elements(lines) line)
    where user_id = ${userId}`;
}
