import { randomBytes } from 'node:crypto';
import { minor, shopCategories } from '@logikit/contract';
import { lockProfile, readAccount } from '../../identity/accounts/index.ts';
import { emitInto } from '../../kernel/pubsub/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { insertRenewal, isOpen, type PaymentRow } from '../payments/index.ts';
import { endSubscription, selectDue, selectSubscription, type SubscriptionRow } from '../subscriptions/index.ts';
import type { Refreshing } from './refresh.ts';
import { settle } from './settle.ts';

/**
 * Pays the next period of every subscription whose period is over, or ends it. A payment is written down before its
 * gateway is asked, one for each subscription, period and try: done twice it is one.
 */
export async function renewSubscriptions(refreshing: Refreshing, isClosed: () => boolean): Promise<void> {
  const { sql, clock, log, gateways } = refreshing;
  for (const id of await selectDue(sql, clock.now())) {
    if (isClosed()) return;
    const due = await sql.begin((tx) => beginRenewal(tx, id, clock.now()));
    if (!due) continue;
    const { payment, method } = due;
    try {
      const { token, amount, currency, adapter } = payment;
      const facts = await gateways[adapter ?? '']?.charge({ token, amount, currency, method });
      if (facts) await sql.begin((tx) => settle({ tx, emit: emitInto(tx), now: clock.now() }, token, facts));
    } catch (error) {
      log.warn({ err: error, subscription: id }, 'a gateway cannot be asked to renew a subscription');
    }
  }
}

interface Due {
  readonly payment: PaymentRow;
  readonly method: string;
}

/** Null: there is nothing to pay, because it is over, or has been paid meanwhile. */
async function beginRenewal(tx: Tx, id: number, now: Date): Promise<Due | null> {
  const found = await selectSubscription(tx, id);
  if (!found) return null;
  await lockProfile(tx, found.userId);
  const subscription = await selectSubscription(tx, id);
  if (!subscription || subscription.status === 'ended' || subscription.endsAt > now) return null;
  if (subscription.cancelAtEnd) {
    await endSubscription({ tx, now }, subscription);
    return null;
  }
  const payment = await insertRenewal(tx, await renewalOf(tx, subscription, now));
  return isOpen(payment.status) ? { payment, method: subscription.method } : null;
}

async function renewalOf(tx: Tx, subscription: SubscriptionRow, now: Date) {
  const {
    id,
    userId,
    targetUserId,
    purchaseId,
    amount,
    currency,
    locale,
    email,
    billingType,
    adapter,
    periods,
    tries,
  } = subscription;
  return {
    userId,
    cartId: null,
    token: randomBytes(16).toString('base64url'),
    billingType,
    adapter,
    amount,
    fromBalance: minor(0),
    currency,
    locale,
    email: (await readAccount(tx, userId)).email ?? email,
    lines: [{ orderId: 0, purchaseId, category: shopCategories.logic, targetUserId, amount }],
    savesMethod: false,
    startedAt: now,
    subscriptionId: id,
    period: periods + 1,
    attempt: tries,
  };
}
