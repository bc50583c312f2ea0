import { numbers } from '@logikit/contract';
import { lockProfile } from '../../identity/accounts/index.ts';
import { giveLogicUntil, takeBack } from '../../identity/entitlements/index.ts';
import { monthsLater, secondsLater } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { PaymentLine, PaymentRow } from '../payments/index.ts';
import { queueSubscriptionLetter } from './letters.ts';
import {
  insertSubscription,
  selectBySource,
  selectSubscription,
  type SubscriptionRow,
  updateSubscription,
} from './subscription.db.ts';

interface At {
  readonly tx: Tx;
  readonly now: Date;
}

const DAY_SECONDS = 86_400;
const { graceDays, triesOnDays } = numbers.shop;

interface Beginning {
  readonly payment: PaymentRow;
  readonly line: PaymentLine;
  /** Under which the card is charged again. */
  readonly method: { readonly reference: string; readonly label: string };
  readonly sourceId: string;
}

/**
 * The first period is paid, or its trial begins. False: another one runs for the same card already, so that the money is
 * for nothing.
 */
export async function beginSubscription({ tx, now }: At, beginning: Beginning): Promise<boolean> {
  const { payment, line, method, sourceId } = beginning;
  const { renewal } = line;
  if (!renewal || payment.adapter === null || payment.email === null) return false;
  const isTrial = renewal.trialDays > 0;
  const countedFrom = isTrial ? secondsLater(now, renewal.trialDays * DAY_SECONDS) : now;
  const endsAt = isTrial ? countedFrom : monthsLater(now, renewal.months);
  const subscription = await insertSubscription(tx, {
    userId: payment.userId,
    targetUserId: line.targetUserId,
    purchaseId: line.purchaseId,
    status: isTrial ? 'trialing' : 'active',
    months: renewal.months,
    amount: renewal.amount,
    currency: payment.currency,
    locale: payment.locale,
    email: payment.email,
    billingType: payment.billingType,
    adapter: payment.adapter,
    method: method.reference,
    methodLabel: method.label,
    countedFrom,
    periods: isTrial ? 0 : 1,
    endsAt,
    consentedAt: now,
    sourceId,
  });
  if (!subscription) return false;
  await openCourses({ tx, now }, subscription);
  await queueSubscriptionLetter({ tx, now }, subscription, isTrial ? 'trialBegun' : 'subscriptionBegun');
  return true;
}

/** Another period is paid. False: it has ended meanwhile. */
export async function extendSubscription({ tx, now }: At, id: number, period: number): Promise<boolean> {
  const subscription = await lockSubscription(tx, id);
  if (!subscription || subscription.status === 'ended' || period !== subscription.periods + 1) return false;
  const endsAt = monthsLater(subscription.countedFrom, period * subscription.months);
  const extended = { ...subscription, status: 'active', periods: period, endsAt, tries: 0, nextTryAt: endsAt } as const;
  await updateSubscription(tx, id, extended);
  await openCourses({ tx, now }, extended);
  return true;
}

/** A period could not be paid: once more tomorrow, and two days after that; then it is over (rule D-209). */
export async function postponeSubscription({ tx, now }: At, id: number): Promise<void> {
  const subscription = await lockSubscription(tx, id);
  if (!subscription || subscription.status === 'ended') return;
  const tries = subscription.tries + 1;
  const day = triesOnDays[tries];
  if (day === undefined) return endSubscription({ tx, now }, subscription);
  const nextTryAt = secondsLater(subscription.endsAt, day * DAY_SECONDS);
  await updateSubscription(tx, id, { ...subscription, status: 'pastDue', tries, nextTryAt });
  await queueSubscriptionLetter({ tx, now }, subscription, 'chargeFailed');
}

export async function endSubscription({ tx, now }: At, subscription: SubscriptionRow): Promise<void> {
  await updateSubscription(tx, subscription.id, { ...subscription, status: 'ended' });
  await takeBack({ tx, userId: subscription.targetUserId, now, by: sourceOf(subscription) });
  await queueSubscriptionLetter({ tx, now }, subscription, 'subscriptionEnded');
}

interface Begun {
  readonly subscriptionId: number | null;
  readonly sourceId: string;
}

const selectOf = (tx: Tx, { subscriptionId, sourceId }: Begun): Promise<SubscriptionRow | null> =>
  subscriptionId === null ? selectBySource(tx, sourceId) : selectSubscription(tx, subscriptionId);

/** Ends at once what a payment has begun, by its order, or has renewed. */
export async function endSubscriptionOf({ tx, now }: At, of: Begun): Promise<void> {
  const subscription = await selectOf(tx, of);
  if (subscription && subscription.status !== 'ended') await endSubscription({ tx, now }, subscription);
}

/** What a payment has begun, by its order, or has renewed is charged no more; what is paid stays open to its end. */
export async function cancelSubscriptionOf(at: At, of: Begun): Promise<void> {
  const subscription = await selectOf(at.tx, of);
  if (subscription) await cancelSubscription({ ...at, userId: subscription.userId, id: subscription.id });
}

interface Changing extends At {
  readonly userId: number;
  readonly id: number;
}

/** Ends it with its period: until then everything stays open (rule D-149). Refuses with `notFound`. */
export async function cancelSubscription({ tx, now, userId, id }: Changing): Promise<void> {
  const subscription = await requireOwn({ tx, now, userId, id });
  if (subscription.cancelAtEnd || subscription.status === 'ended') return;
  // What has not been paid is over at once.
  if (subscription.status === 'pastDue') return endSubscription({ tx, now }, subscription);
  const canceled = { ...subscription, cancelAtEnd: true };
  await updateSubscription(tx, id, canceled);
  await openCourses({ tx, now }, canceled);
  await queueSubscriptionLetter({ tx, now }, canceled, 'subscriptionCanceled');
}

/** Refuses with `notFound`, and with `invalidTransition` one that is over. */
export async function keepSubscription({ tx, now, userId, id }: Changing): Promise<void> {
  const subscription = await requireOwn({ tx, now, userId, id });
  if (subscription.status === 'ended') throw new ApiError('invalidTransition');
  const kept = { ...subscription, cancelAtEnd: false };
  await updateSubscription(tx, id, kept);
  await openCourses({ tx, now }, kept);
}

async function requireOwn({ tx, userId, id }: Changing): Promise<SubscriptionRow> {
  const subscription = await lockSubscription(tx, id);
  if (subscription?.userId !== userId) throw new ApiError('notFound');
  return subscription;
}

/** Two that change it stand in line at its payer. */
async function lockSubscription(tx: Tx, id: number): Promise<SubscriptionRow | null> {
  const found = await selectSubscription(tx, id);
  if (!found) return null;
  await lockProfile(tx, found.userId);
  return selectSubscription(tx, id);
}

/** A bank that is late takes nothing away: what renews counts as paid for some days after its end. */
export const openUntil = ({ endsAt, cancelAtEnd }: Pick<SubscriptionRow, 'endsAt' | 'cancelAtEnd'>): Date =>
  cancelAtEnd ? endsAt : secondsLater(endsAt, graceDays * DAY_SECONDS);

function openCourses({ tx, now }: At, subscription: SubscriptionRow): Promise<void> {
  const at = { tx, userId: subscription.targetUserId, now, by: sourceOf(subscription) };
  return giveLogicUntil(at, openUntil(subscription));
}

const sourceOf = ({ id }: Pick<SubscriptionRow, 'id'>) =>
  ({ source: 'payment', sourceId: `subscription/${id}` }) as const;
