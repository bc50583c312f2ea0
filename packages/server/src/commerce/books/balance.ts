import { type Currency, type Minor, minor } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import { insertPosting, selectSum, selectSums } from './posting.db.ts';

const balanceAccount = (userId: number): string => `balance:${userId}`;
const gatewayAccount = (adapter: string | null): string => `gateway:${adapter ?? 'none'}`;
const heldAccount = (paymentId: number): string => `held:${paymentId}`;

/** What somebody has with us, in minor units: we owe it to them. */
export async function balanceOf(tx: Tx, userId: number, currency: Currency): Promise<Minor> {
  return minor(0 - (await selectSum(tx, balanceAccount(userId), currency)));
}

interface Held {
  readonly tx: Tx;
  readonly userId: number;
  readonly paymentId: number;
  readonly currency: Currency;
  readonly at: Date;
}

/** What of the balance waits for the rest of a payment (rule D-147). */
export async function heldFor({
  tx,
  paymentId,
  currency,
}: Pick<Held, 'tx' | 'paymentId' | 'currency'>): Promise<Minor> {
  return minor(0 - (await selectSum(tx, heldAccount(paymentId), currency)));
}

/** Sets a part of the balance aside for a payment: as it begins, or once more as it comes too late. */
export async function hold(held: Held, amount: number, when: 'begin' | 'late' = 'begin'): Promise<void> {
  const { tx, userId, paymentId, currency, at } = held;
  await insertPosting(tx, {
    kind: 'hold',
    source: `${paymentId}/${when}`,
    currency,
    lines: [
      { account: balanceAccount(userId), amount },
      { account: heldAccount(paymentId), amount: -amount },
    ],
    at,
  });
}

/** Gives back what was set aside for a payment, if anything is. */
export async function release(held: Held): Promise<void> {
  const { tx, userId, paymentId, currency, at } = held;
  const amount = await heldFor(held);
  if (amount === 0) return;
  await insertPosting(tx, {
    kind: 'release',
    source: String(paymentId),
    currency,
    lines: [
      { account: heldAccount(paymentId), amount },
      { account: balanceAccount(userId), amount: 0 - amount },
    ],
    at,
  });
}

interface Received {
  readonly adapter: string | null;
  /** What has come from the gateway. */
  readonly online: number;
}

interface Earned extends Received {
  /** What was set aside before. */
  readonly fromBalance: number;
  readonly revenue: readonly { readonly category: number; readonly amount: number }[];
}

/** Money for what was asked for. */
export async function bookRevenue(held: Held, { adapter, online, fromBalance, revenue }: Earned): Promise<void> {
  const { tx, paymentId, currency, at } = held;
  await insertPosting(tx, {
    kind: 'paid',
    source: String(paymentId),
    currency,
    lines: [
      { account: gatewayAccount(adapter), amount: online },
      { account: heldAccount(paymentId), amount: fromBalance },
      ...revenue.map(({ category, amount }) => ({ account: `revenue:${category}`, amount: -amount })),
    ],
    at,
  });
}

/** Money that has come and is for nothing: the payer keeps it with us. */
export async function bookToBalance(held: Held, { adapter, online }: Received): Promise<void> {
  const { tx, userId, paymentId, currency, at } = held;
  await insertPosting(tx, {
    kind: 'kept',
    source: String(paymentId),
    currency,
    lines: [
      { account: gatewayAccount(adapter), amount: online },
      { account: balanceAccount(userId), amount: -online },
    ],
    at,
  });
}

/** What one thing of a payment has cost goes back to the payer: it could not be given. */
export async function bookReturn(
  { tx, userId, paymentId, currency, at }: Held,
  { orderId, category, amount }: { readonly orderId: number; readonly category: number; readonly amount: number },
): Promise<void> {
  await insertPosting(tx, {
    kind: 'returned',
    source: `${paymentId}/${orderId}`,
    currency,
    lines: [
      { account: `revenue:${category}`, amount },
      { account: balanceAccount(userId), amount: 0 - amount },
    ],
    at,
  });
}

/** Money that goes back: to the card what came from it, the rest to the balance. */
export async function bookRefund(
  { tx, userId, paymentId, currency, at }: Held,
  { adapter, online, revenue }: Received & Pick<Earned, 'revenue'>,
): Promise<void> {
  const total = revenue.reduce((sum, { amount }) => sum + amount, 0);
  await insertPosting(tx, {
    kind: 'refund',
    source: String(paymentId),
    currency,
    lines: [
      ...revenue.map(({ category, amount }) => ({ account: `revenue:${category}`, amount })),
      { account: gatewayAccount(adapter), amount: 0 - online },
      { account: balanceAccount(userId), amount: online - total },
    ],
    at,
  });
}

interface Disputed {
  readonly tx: Tx;
  readonly paymentId: number;
  readonly currency: Currency;
  readonly at: Date;
  readonly adapter: string | null;
  readonly amount: Minor;
}

const disputesAccount = (adapter: string | null): string => `disputes:${adapter ?? 'none'}`;
const lossesAccount = (adapter: string | null): string => `losses:${adapter ?? 'none'}`;

/** A bank holds the money of a payment until it decides. Said twice it is one. */
export async function bookDisputed({ tx, paymentId, currency, at, adapter, amount }: Disputed): Promise<void> {
  await insertPosting(tx, {
    kind: 'disputed',
    source: String(paymentId),
    currency,
    lines: [
      { account: disputesAccount(adapter), amount },
      { account: gatewayAccount(adapter), amount: 0 - amount },
    ],
    at,
  });
}

/** It has decided for us: at once, or in the end, when the money was a loss already. */
export async function bookDisputeWon(
  { tx, paymentId, currency, at, adapter, amount }: Disputed,
  when: 'at once' | 'in the end',
): Promise<void> {
  const from = when === 'at once' ? disputesAccount(adapter) : lossesAccount(adapter);
  await insertPosting(tx, {
    kind: 'disputeWon',
    source: String(paymentId),
    currency,
    lines: [
      { account: gatewayAccount(adapter), amount },
      { account: from, amount: 0 - amount },
    ],
    at,
  });
}

interface Lost extends Pick<Earned, 'revenue'> {
  /** What the payer's balance loses; below nothing: what comes back to it. */
  readonly balance: { readonly userId: number; readonly amount: number } | null;
}

/** It has decided for the payer: what was earned goes, or lies on their balance; what is neither is a loss. */
export async function bookDisputeLost(disputed: Disputed, { revenue, balance }: Lost): Promise<void> {
  const { tx, paymentId, currency, at, adapter, amount } = disputed;
  const covered = revenue.reduce((sum, one) => sum + one.amount, balance?.amount ?? 0);
  await insertPosting(tx, {
    kind: 'disputeLost',
    source: String(paymentId),
    currency,
    lines: [
      ...revenue.map((one) => ({ account: `revenue:${one.category}`, amount: one.amount })),
      ...(balance ? [{ account: balanceAccount(balance.userId), amount: balance.amount }] : []),
      { account: lossesAccount(adapter), amount: amount - covered },
      { account: disputesAccount(adapter), amount: 0 - amount },
    ],
    at,
  });
}

/** Two accounts of one person become one. */
export async function moveBalance(
  tx: Tx,
  { from, to, at }: { readonly from: number; readonly to: number; readonly at: Date },
): Promise<void> {
  for (const { currency, sum } of await selectSums(tx, balanceAccount(from)))
    await insertPosting(tx, {
      kind: 'merge',
      source: `${from}/${to}/${currency}`,
      currency,
      lines: [
        { account: balanceAccount(from), amount: -sum },
        { account: balanceAccount(to), amount: sum },
      ],
      at,
    });
}
