import type { Currency, Minor } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';

export interface RefundRow {
  readonly id: number;
  readonly paymentId: number;
  readonly userId: number;
  readonly adapter: string | null;
  /** Of the payment. */
  readonly token: string;
  readonly amount: Minor;
  readonly online: Minor;
  readonly currency: Currency;
  /** How often it has been asked for anew. */
  readonly attempt: number;
}

const columns = (tx: Tx) => tx`
  id, payment_id as "paymentId", user_id as "userId", adapter, token, amount, online, currency, attempt`;

/** False: it has been asked for already. Where nothing goes back to a card it is done at once. */
export async function insertRefund(
  tx: Tx,
  one: Omit<RefundRow, 'id' | 'attempt'> & { readonly at: Date },
): Promise<boolean> {
  const status = one.online === 0 ? 'done' : 'asked';
  const { count } = await tx`
    insert into refund (payment_id, user_id, adapter, token, amount, online, currency, status, asked_at, done_at)
    values (${one.paymentId}, ${one.userId}, ${one.adapter}, ${one.token}, ${one.amount}, ${one.online}, ${one.currency},
      ${status}, ${one.at}, ${status === 'done' ? one.at : null})
    on conflict (payment_id) do nothing`;
  return count === 1;
}

/** Some of those that no gateway has carried out yet, what has waited longest since it was tried first. */
export async function selectAsked(tx: Tx): Promise<readonly RefundRow[]> {
  return tx<RefundRow[]>`
    select ${columns(tx)} from refund where status = 'asked' order by tried_at nulls first, id limit 100`;
}

export async function markTried(tx: Tx, id: number, at: Date): Promise<void> {
  await tx`update refund set tried_at = ${at} where id = ${id}`;
}

export async function updateRefund(
  tx: Tx,
  id: number,
  to: { readonly status: 'done' | 'failed' | 'kept'; readonly at: Date },
): Promise<void> {
  await tx`update refund set status = ${to.status}, done_at = ${to.at} where id = ${id}`;
}

/** Those that their gateway has refused, of these payments. */
export async function selectFailed(tx: Tx, tokens: readonly string[]): Promise<readonly RefundRow[]> {
  return tx<RefundRow[]>`
    select ${columns(tx)} from refund where token = any(${[...tokens]}) and status = 'failed'`;
}

/** Asks for one anew that was refused. */
export async function repeatRefund(tx: Tx, id: number): Promise<void> {
  await tx`
    update refund set status = 'asked', attempt = attempt + 1, tried_at = null, done_at = null
    where id = ${id} and status = 'failed'`;
}

export async function moveRefunds(tx: Tx, { from, to }: { readonly from: number; readonly to: number }): Promise<void> {
  await tx`update refund set user_id = ${to} where user_id = ${from}`;
}
