import {
  currencies,
  type Currency,
  type FindingMove,
  type Minor,
  minor,
  type Model,
  priceStep,
  toWirePrice,
} from '@logikit/contract';
import { insertAct, lockProfile, readContact } from '../../identity/accounts/index.ts';
import { timestampOf } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { sliceOf, toPage } from '../../kernel/http/index.ts';
import { bookToBalance } from '../books/index.ts';
import {
  type AnyPaymentRow,
  closeFinding,
  type DisputeRow,
  type FindingRow,
  type PaymentRow,
  queueCreditLetter,
  selectByTokens,
  selectDisputes,
  selectFindings,
  updatePayment,
} from '../payments/index.ts';
import { type RefundRow, repeatRefund, selectFailed, updateRefund } from '../refunds/index.ts';

/** What a finding is about. */
interface Case {
  readonly finding: FindingRow;
  readonly payment: AnyPaymentRow | undefined;
  /** The refund that was refused and still is. */
  readonly refund: RefundRow | undefined;
  readonly dispute: DisputeRow | undefined;
}

/** What does not fit, for whoever of ours sees to it: to their own payments somebody else does. */
export async function listFindings(
  tx: Tx,
  query: Model<'FindingsQuery'>,
  operatorId: number,
): Promise<Model<'Findings'>> {
  const { rows, total } = await selectFindings(tx, query.isClosed, sliceOf(query));
  const told = [];
  for (const one of await casesOf(tx, rows)) told.push(await tell(tx, one, operatorId));
  return toPage(query, { rows: told, total });
}

async function casesOf(tx: Tx, findings: readonly FindingRow[]): Promise<readonly Case[]> {
  const tokens = findings.map(({ reference }) => reference);
  const payments = await selectByTokens(tx, tokens);
  const refunds = await selectFailed(tx, tokens);
  const disputes = await selectDisputes(
    tx,
    payments.map(({ id }) => id),
  );
  return findings.map((finding) => {
    const { kind, reference } = finding;
    const payment = payments.find(({ token }) => token === reference);
    return {
      finding,
      payment,
      refund: kind === 'refund' ? refunds.find(({ token }) => token === reference) : undefined,
      dispute: kind === 'dispute' ? disputes.find(({ paymentId }) => paymentId === payment?.id) : undefined,
    };
  });
}

async function tell(tx: Tx, one: Case, operatorId: number): Promise<Model<'Finding'>> {
  const { finding, payment, dispute } = one;
  const { id, kind, reference, detail, foundAt, move } = finding;
  return {
    id,
    kind,
    order: reference,
    adapter: payment?.adapter ?? null,
    reference: payment?.reference ?? null,
    foundAt: timestampOf(foundAt),
    price: toWirePrice(priceOf(one)),
    currency: payment?.currency ?? 'EUR',
    told: kind === 'amount' ? { price: detail.told.amount / 100, currency: detail.told.currency } : null,
    dispute: dispute ? { status: dispute.status, dueAt: dispute.dueAt && timestampOf(dispute.dueAt) } : null,
    payer: payment?.userId == null ? null : await payerOf(tx, payment.userId, payment.email),
    moves: move === null ? [...movesOf(one, operatorId)] : [],
    move,
  };
}

/** What should have come, gone back, or stayed. */
function priceOf({ finding, payment }: Case): Minor {
  if (finding.kind === 'refund') return minor(finding.detail.online);
  if (finding.kind === 'dispute') return minor(finding.detail.amount);
  return minor(payment ? payment.amount - payment.fromBalance : 0);
}

/** Letters of a payment go to the address that was given with it. */
async function payerOf(tx: Tx, userId: number, email: string | null): Promise<Model<'Contact'>> {
  const contact = await readContact(tx, userId);
  return { ...contact, email: email ?? contact.email };
}

/** What can be done with it. Nobody moves money of their own. */
function movesOf(one: Case, operatorId: number): readonly FindingMove[] {
  const { payment, refund } = one;
  if (payment?.userId === operatorId) return [];
  return [...(creditOf(one) ? (['balance'] as const) : []), ...(refund ? (['retry'] as const) : []), 'close'];
}

interface Credit {
  readonly payment: PaymentRow;
  readonly amount: Minor;
  readonly currency: Currency;
}

/** What can be put on the payer's balance: what has come, or has not gone back. Null: nothing, or nobody is there. */
function creditOf({ finding, payment, refund }: Case): Credit | null {
  if (payment?.userId == null) return null;
  const whose = { ...payment, userId: payment.userId };
  if (finding.kind === 'refund')
    return refund ? { payment: whose, amount: refund.online, currency: refund.currency } : null;
  if (finding.kind === 'dispute') return null;
  const { amount, currency: name } = finding.detail.told;
  const currency = currencies.find((one) => one === name);
  const isShown = currency !== undefined && amount > 0 && amount % priceStep(currency) === 0;
  return isShown && payment.outcome === 'checked' ? { payment: whose, amount: minor(amount), currency } : null;
}

interface Wish {
  readonly operatorId: number;
  readonly id: number;
  readonly move: FindingMove;
}

/**
 * Closes a finding in one of the ways that it has, and keeps who did. Refuses with `notFound` what is closed, and with
 * `notAvailable` what cannot be done.
 */
export async function seeTo(at: { readonly tx: Tx; readonly now: Date }, wish: Wish): Promise<void> {
  const { tx, now } = at;
  const { operatorId, id, move } = wish;
  const finding = await closeFinding(tx, id, { move, at: now });
  if (!finding) throw new ApiError('notFound');
  const [before] = await casesOf(tx, [finding]);
  if (before?.payment?.userId != null) await lockProfile(tx, before.payment.userId);
  const [one] = await casesOf(tx, [finding]);
  if (!one || !movesOf(one, operatorId).includes(move)) throw new ApiError('notAvailable');
  if (move === 'retry' && one.refund) await repeatRefund(tx, one.refund.id);
  if (move === 'balance') await putOnBalance(at, one);
  await insertAct(tx, { userId: operatorId, duty: 'findings', what: move, reference: finding.reference, at: now });
}

async function putOnBalance({ tx, now }: { readonly tx: Tx; readonly now: Date }, one: Case): Promise<void> {
  const credit = creditOf(one);
  if (!credit) return;
  const { payment, amount, currency } = credit;
  const { id, userId, adapter } = payment;
  await bookToBalance({ tx, userId, paymentId: id, currency, at: now }, { adapter, online: amount });
  if (one.refund) await updateRefund(tx, one.refund.id, { status: 'kept', at: now });
  else await updatePayment(tx, id, { status: 'succeeded', outcome: 'kept', reference: null, at: now });
  await queueCreditLetter({ tx, now }, payment, { amount, currency });
}
