import { type Minor, minor, part, priceStep } from '@logikit/contract';
import { energyAt, lockProfile, moveEnergy, readProfile } from '../../identity/accounts/index.ts';
import { takeBackAll } from '../../identity/entitlements/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import type { Emit } from '../../kernel/pubsub/index.ts';
import { takeCourse } from '../../learning/courses/index.ts';
import { deleteWaitingOrders, selectIsDone } from '../bought/index.ts';
import { type PaymentLine, type PaymentRow, sourceOf } from '../payments/index.ts';
import { closeGift, selectGiftCode, selectIsTaken } from '../promo-codes/index.ts';
import { selectGrants } from '../products/index.ts';
import { endSubscriptionOf } from '../subscriptions/index.ts';

interface At {
  readonly tx: Tx;
  readonly now: Date;
}

/**
 * What a thing is worth now: energy without what is spent of it; a lesson that was given and a present that was opened are
 * worth nothing (rule D-208). What a guest has bought is their own, though a code brings it.
 */
export async function valueBack({ tx, now }: At, payment: PaymentRow, line: PaymentLine): Promise<Minor> {
  if (line.isPresent && !payment.isGuest)
    return (await selectIsTaken(tx, sourceOf(payment, line))) ? minor(0) : line.amount;
  if (await selectIsDone(tx, `${sourceOf(payment, line)}/%`)) return minor(0);
  const grants = await selectGrants(tx, line.purchaseId);
  const [only] = grants;
  if (grants.length !== 1 || only?.grant.kind !== 'energy') return line.amount;
  const left = Math.min(only.grant.amount, energyAt(await readProfile(tx, line.targetUserId), now).value);
  return part(line.amount, [left, only.grant.amount], priceStep(payment.currency));
}

/** Takes everything of a line back that can be. Cards of the collection stay: a child is told nothing of money. */
export async function takeBackLine(
  { tx, now, emit }: At & { readonly emit: Emit },
  payment: PaymentRow,
  line: PaymentLine,
): Promise<void> {
  const source = sourceOf(payment, line);
  const { subscriptionId } = payment;
  if (line.renewal || subscriptionId !== null)
    return endSubscriptionOf({ tx, now }, { subscriptionId, sourceId: source });
  if (line.isPresent) {
    await closeGift({ tx, now }, source);
    if (payment.isGuest)
      await takeBackAll({ tx, now }, { source: 'promo', prefix: `promo/${await selectGiftCode(tx, source)}/` });
    return;
  }
  await takeBackAll({ tx, now }, { source: 'payment', prefix: `${source}/` });
  await deleteWaitingOrders(tx, `${source}/%`);
  for (const { grant, purchaseId } of await selectGrants(tx, line.purchaseId)) {
    if (grant.kind === 'course') await takeCourse(tx, { userId: line.targetUserId, slug: grant.course, purchaseId });
    if (grant.kind !== 'energy') continue;
    const profile = await lockProfile(tx, line.targetUserId);
    const left = Math.min(grant.amount, energyAt(profile, now).value);
    await moveEnergy(tx, profile, { amount: -left, reason: 'withdrawal', now, emit });
  }
}
