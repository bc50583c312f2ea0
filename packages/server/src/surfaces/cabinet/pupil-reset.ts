import type { calls } from '@logikit/contract';
import { ApiError } from '../../kernel/errors/index.ts';
import type { Handling } from '../../kernel/http/index.ts';
import { resetProgress } from '../../learning/progress/index.ts';
import { assertRelation, cardOf } from '../../identity/households/index.ts';
import { assertParentZone } from '../../identity/accounts/index.ts';

/** A learner begins anew in everything (rule D-095). For a pupil the owner of the card decides. */
export async function resetPupil({
  tx,
  user,
  clock,
  body,
  emit,
}: Handling<typeof calls.resetUserProgress>): Promise<void> {
  const userId = body.cardId;
  const relation = await assertRelation(tx, { callerId: user.id, userId }, ['self', 'owner']);
  if (relation === 'self' && (await cardOf(tx, userId)) !== null) throw new ApiError('forbidden');
  const now = clock.now();
  await assertParentZone(tx, user, now);
  await resetProgress({ tx, emit, owner: { userId, tenantId: user.tenantId }, asked: 'all', now });
}
