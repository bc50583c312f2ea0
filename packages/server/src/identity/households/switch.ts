import type { calls, Model } from '@logikit/contract';
import { endSessionOf, selectZone, type SessionIssuer, signIn } from '../accounts/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { Handling } from '../../kernel/http/index.ts';
import { familyOwner } from './pupils.ts';
import { selectIsOwner } from './relation.db.ts';

/**
 * Hands the device to another one of the family (security.md T04): a pupil of the caller, a sibling, or back to who
 * handed it over. The table of cards is asked every time; the session remembers who began, and the old one is over.
 */
export async function switchUser(
  issuer: SessionIssuer,
  { tx, user, clock, body, request, setHeader, emit }: Handling<typeof calls.switchUser>,
): Promise<Model<'Switched'>> {
  const { userId } = body;
  if (userId !== user.id) {
    const ownerId = await familyOwner(tx, user);
    const { until, purseUntil } = await selectZone(tx, user);
    const isBack = userId === ownerId;
    if (!isBack && !(await selectIsOwner(tx, ownerId, userId))) throw new ApiError('forbidden');
    if (isBack && (until === null || until <= clock.now())) throw new ApiError('parentZoneClosed');
    const handed = isBack ? { actorId: null, zoneUntil: until, purseUntil } : { actorId: ownerId };
    await endSessionOf(tx, clock, { user, refreshToken: null, emit });
    await signIn(tx, issuer, { userId, embed: null, request, setHeader, handed });
  }
  return { status: 'ok', userId };
}
