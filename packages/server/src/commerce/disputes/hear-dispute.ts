import { type Minor, minor } from '@logikit/contract';
import { lockProfile } from '../../identity/accounts/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import type { Emit } from '../../kernel/pubsub/index.ts';
import { balanceOf, bookDisputed, bookDisputeLost, bookDisputeWon } from '../books/index.ts';
import { issueCreditNote } from '../documents/index.ts';
import {
  type AnyPaymentRow,
  type DisputeFacts,
  insertFinding,
  lockDispute,
  type PaymentRow,
  queueDisputeLetter,
  selectByTokens,
  sourceOf,
  updateOutcome,
  writeDispute,
} from '../payments/index.ts';
import { takeBackLine } from '../refunds/index.ts';
import { cancelSubscriptionOf } from '../subscriptions/index.ts';

interface Hearing {
  readonly tx: Tx;
  readonly emit: Emit;
  readonly now: Date;
}

/** What is told later counts only where it ranks higher: what was lost may still be won by an appeal, and not the other way. */
const ranks: Readonly<Record<DisputeFacts['status'], number>> = { inquiry: 0, open: 1, lost: 2, won: 3 };

/**
 * What a bank says against a payment (decision 0050): one of us is told, nothing is charged by it any more, and the money is
 * where the bank has put it. Decided for the payer, what was bought is taken back. Heard again it changes nothing.
 */
export async function hearDispute(hearing: Hearing, token: string, facts: DisputeFacts): Promise<void> {
  const { tx, now: at } = hearing;
  const [known] = await selectByTokens(tx, [token]);
  if (!known) return;
  if (known.userId !== null) await lockProfile(tx, known.userId);
  const before = await lockDispute(tx, known.id);
  if (before && ranks[facts.status] <= ranks[before.status]) return;
  const payment = (await selectByTokens(tx, [token]))[0] ?? known;
  const { id: paymentId, adapter, currency } = payment;
  const { status, dueAt } = facts;
  const amount = minor(facts.amount);
  await writeDispute(tx, { paymentId, status, amount, dueAt, at });
  const isAppealed = status === 'won' && before?.status === 'lost';
  // What was taken back after a loss is given again by a person.
  if (!before || isAppealed)
    await insertFinding(tx, { kind: 'dispute', reference: token, detail: { amount, isAppealed }, at });
  if (!before) await stopRenewals(hearing, payment);
  const disputed = { tx, paymentId, currency, at, adapter, amount };
  if (status === 'open' || status === 'lost') await bookDisputed(disputed);
  if (status === 'won' && before?.status === 'open') await bookDisputeWon(disputed, 'at once');
  if (isAppealed) await bookDisputeWon(disputed, 'in the end');
  if (status === 'lost') await lose(hearing, payment, disputed);
}

/** Nobody is charged again who has said that they never agreed. */
async function stopRenewals({ tx, now }: Hearing, payment: AnyPaymentRow): Promise<void> {
  if (payment.userId === null) return;
  const { subscriptionId } = payment;
  for (const line of payment.lines)
    await cancelSubscriptionOf({ tx, now }, { subscriptionId, sourceId: sourceOf(payment, line) });
}

/** The bank has given the money to the payer: all of it, and what was bought goes with it, or a part. */
async function lose(
  hearing: Hearing,
  payment: AnyPaymentRow,
  disputed: Parameters<typeof bookDisputeLost>[0],
): Promise<void> {
  const { tx, now } = hearing;
  const { userId, outcome, lines, fromBalance } = payment;
  const isWhole = disputed.amount >= payment.amount - fromBalance;
  const goods = outcome === 'delivered' ? lines : [];
  const values = spread(
    isWhole ? payment.amount : disputed.amount,
    goods.map(({ amount }) => amount),
  );
  const revenue = goods.map(({ category }, at) => ({ category, amount: values[at] ?? minor(0) }));
  const balance = userId === null ? null : { userId, amount: await balanceLost(tx, { ...payment, userId }, disputed) };
  await bookDisputeLost(disputed, { revenue, balance });
  if (userId === null || outcome !== 'delivered') return;
  const theirs = { ...payment, userId };
  if (isWhole) {
    for (const line of lines) await takeBackLine(hearing, theirs, line);
    await updateOutcome(tx, payment.id, { outcome: 'returned', at: now });
  }
  await queueDisputeLetter({ tx, now }, theirs, { amount: disputed.amount, isWhole });
  await issueCreditNote({ tx, now }, theirs, values);
}

/** What the balance had paid of what was taken back comes back to it; what was kept on it for nothing goes. */
async function balanceLost(
  tx: Tx,
  { userId, outcome, amount, fromBalance, currency }: PaymentRow,
  disputed: { readonly amount: number },
): Promise<number> {
  if (outcome === 'kept') return Math.min(disputed.amount, Math.max(0, await balanceOf(tx, userId, currency)));
  return outcome === 'delivered' && disputed.amount >= amount - fromBalance ? 0 - fromBalance : 0;
}

/** An amount over what each thing has cost, the first ones first. */
function spread(amount: number, costs: readonly Minor[]): readonly Minor[] {
  let left = amount;
  return costs.map((cost) => {
    const value = Math.min(cost, left);
    left -= value;
    return minor(value);
  });
}
