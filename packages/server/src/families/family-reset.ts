import type { calls } from '@logikit/contract';
import { Refusal } from '../http/refusal.ts';
import type { Handling } from '../http/route.ts';
import { resetProgress } from '../training/reset.ts';
import { cardOf, requireRelation } from './relation.ts';
import { requireParentZone } from './zone.ts';

/** A learner begins anew in everything (rule D-095). For a pupil the owner of the card decides. */
export async function resetPupil({
  tx,
  user,
  clock,
  body,
  emit,
}: Handling<typeof calls.resetUserProgress>): Promise<void> {
  const userId = body.cardId;
  const relation = await requireRelation(tx, { callerId: user.id, userId }, ['self', 'owner']);
  if (relation === 'self' && (await cardOf(tx, userId)) !== null) throw new Refusal('forbidden');
  const now = clock.now();
  await requireParentZone(tx, user, now);
  await resetProgress({ tx, emit, owner: { userId, tenantId: user.tenantId }, asked: 'all', now });
}
