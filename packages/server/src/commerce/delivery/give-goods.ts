import { lockProfile, moveEnergy } from '../../identity/accounts/index.ts';
import { giveForGood, giveLogic } from '../../identity/entitlements/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import type { Emit } from '../../kernel/pubsub/index.ts';
import { giveCards } from '../../learning/awards/index.ts';
import { giveCourse } from '../../learning/courses/index.ts';
import { insertServiceOrder } from '../bought/index.ts';
import { type Grant, selectGrants } from '../products/index.ts';

interface Delivering {
  readonly tx: Tx;
  readonly emit: Emit;
  readonly now: Date;
}

interface Goods {
  readonly purchaseId: number;
  readonly targetUserId: number;
  readonly buyerId: number;
  readonly source: 'payment' | 'promo';
  /** Names it within the source: given twice it is one. */
  readonly sourceId: string;
}

/** Gives what a purchase holds; a bundle, what each of its purchases does. */
export async function giveGoods(delivering: Delivering, goods: Goods): Promise<void> {
  for (const { purchaseId, grant } of await selectGrants(delivering.tx, goods.purchaseId))
    await give(delivering, { ...goods, grant, purchaseId, sourceId: `${goods.sourceId}/${purchaseId}` });
}

interface Giving extends Goods {
  readonly grant: Grant;
}

async function give(delivering: Delivering, giving: Giving): Promise<void> {
  const { grant, purchaseId, targetUserId: userId, buyerId, source, sourceId } = giving;
  const { tx, emit, now } = delivering;
  const given = { tx, userId, now, by: { source, sourceId } };
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
      return insertServiceOrder(tx, { userId: buyerId, targetUserId: userId, purchaseId, sourceId, at: now });
  }
}
