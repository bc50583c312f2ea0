import { lockProfile, moveEnergy } from '../../identity/accounts/index.ts';
import { giveForGood, giveLogic } from '../../identity/entitlements/index.ts';
import { giveCards } from '../../learning/awards/index.ts';
import { giveCourse } from '../../learning/courses/index.ts';
import { insertServiceOrder } from '../bought/index.ts';
import type { PaymentLine, PaymentRow } from '../payments/index.ts';
import { type Grant, selectGrants } from '../products/index.ts';
import type { Settling } from './settling.ts';

/** Gives everything that a payment was for, to whom it was for. */
export async function deliver(settling: Settling, { id, userId: buyerId, lines }: PaymentRow): Promise<void> {
  for (const line of lines)
    for (const { purchaseId, grant } of await selectGrants(settling.tx, line.purchaseId))
      await give(settling, { grant, purchaseId, line, buyerId, source: `${id}/${line.orderId}/${purchaseId}` });
}

interface Giving {
  readonly grant: Grant;
  /** Of a bundle: which of its purchases it is. */
  readonly purchaseId: number;
  readonly line: PaymentLine;
  readonly buyerId: number;
  /** Names it: given twice it is one. */
  readonly source: string;
}

async function give(settling: Settling, { grant, purchaseId, line, buyerId, source }: Giving): Promise<void> {
  const { tx, emit, now } = settling;
  const userId = line.targetUserId;
  const given = { tx, userId, now, by: { source: 'payment', sourceId: source } } as const;
  switch (grant.kind) {
    case 'logic':
      return giveLogic(given, grant.months);
    case 'course':
      return giveCourse(tx, { userId, slug: grant.course, purchaseId, at: now });
    case 'energy':
      await moveEnergy(tx, await lockProfile(tx, userId), { amount: grant.amount, reason: 'purchase', now, emit });
      return;
    case 'cards':
      return giveCards({ tx, userId, now }, grant.count);
    case 'certificate':
      return giveForGood(given, { kind: 'certificate', reference: grant.type });
    case 'sheets':
      // Whoever pays prints.
      return giveForGood({ ...given, userId: buyerId }, { kind: 'sheets', reference: grant.set });
    case 'task':
      return insertServiceOrder(tx, { userId: buyerId, targetUserId: userId, purchaseId, sourceId: source, at: now });
  }
}
