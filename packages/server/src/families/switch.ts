import type { calls, Model } from '@logikit/contract';
import type { Door } from '../accounts/sign-in.ts';
import { signIn } from '../accounts/sign-in.ts';
import { endSessionOf } from '../accounts/session.ts';
import { Refusal } from '../http/refusal.ts';
import type { Handling } from '../http/route.ts';
import { familyOwner } from './pupils.ts';
import { selectIsOwner } from './relation.db.ts';
import { selectZone } from './zone.db.ts';

/**
 * Hands the device to another one of the family (security.md T04): a pupil of the caller, a sibling, or back to who
 * handed it over. The table of cards is asked every time; the session remembers who began, and the old one is over.
 */
export async function switchUser(
  door: Door,
  { tx, user, clock, body, request, setHeader, emit }: Handling<typeof calls.switchUser>,
): Promise<Model<'Switched'>> {
  const { userId } = body;
  if (userId !== user.id) {
    const ownerId = await familyOwner(tx, user);
    const { until } = await selectZone(tx, user);
    const isBack = userId === ownerId;
    if (!isBack && !(await selectIsOwner(tx, ownerId, userId))) throw new Refusal('forbidden');
    if (isBack && (until === null || until <= clock.now())) throw new Refusal('parentZoneClosed');
    const handed = isBack ? { actorId: null, zoneUntil: until } : { actorId: ownerId, zoneUntil: null };
    await endSessionOf(tx, clock, { user, refreshToken: null, emit });
    await signIn(tx, door, { userId, embed: null, request, setHeader, handed });
  }
  return { status: 'ok', userId };
}
