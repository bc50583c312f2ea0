import { lockProfile, moveEnergy } from '../../identity/accounts/index.ts';
import { giveForGood, giveLogic } from '../../identity/entitlements/index.ts';
import { giveCards } from '../../learning/awards/index.ts';
import { giveCourse } from '../../learning/courses/index.ts';
import { bookReturn } from '../books/index.ts';
import { insertServiceOrder } from '../bought/index.ts';
import type { PaymentLine, PaymentRow, SavedMethod } from '../payments/index.ts';
import { type Grant, selectGrants } from '../products/index.ts';
import { beginSubscription } from '../subscriptions/index.ts';
import type { Settling } from './settling.ts';

/** Gives everything that a payment was for, to whom it was for. */
export async function deliver(settling: Settling, payment: PaymentRow, method?: SavedMethod): Promise<void> {
  const { id, userId: buyerId, lines } = payment;
  for (const line of lines.filter(({ renewal }) => renewal !== undefined))
    await begin(settling, { payment, line, method, sourceId: `${id}/${line.orderId}` });
  for (const line of lines.filter(({ renewal }) => renewal === undefined))
    for (const { purchaseId, grant } of await selectGrants(settling.tx, line.purchaseId))
      await give(settling, { grant, purchaseId, line, buyerId, source: `${id}/${line.orderId}/${purchaseId}` });
}

interface Beginning {
  readonly payment: PaymentRow;
  readonly line: PaymentLine;
  readonly method: SavedMethod | undefined;
  readonly sourceId: string;
}

/** What renews itself begins; where another one runs already, its money is the payer's balance. */
async function begin(settling: Settling, { payment, line, method, sourceId }: Beginning): Promise<void> {
  const { tx, now } = settling;
  const hasBegun = method !== undefined && (await beginSubscription(settling, { payment, line, method, sourceId }));
  if (hasBegun) return;
  const { id: paymentId, userId, currency } = payment;
  await bookReturn({ tx, userId, paymentId, currency, at: now }, line);
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
