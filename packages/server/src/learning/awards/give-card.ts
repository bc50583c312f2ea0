import { collection, numbers } from '@logikit/contract';
import { lockProfile, moveStars, type ProfileRow } from '../../identity/accounts/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { grantAchievements } from './achievements.ts';
import { insertCard, selectCards } from './cards.db.ts';

/** Whoever gets something, with the profile locked in this transaction. */
export interface Receiver {
  readonly tx: Tx;
  readonly profile: ProfileRow;
  readonly now: Date;
}

/** The first card of the collection that is missing; when none is, stars come instead (rule D-085). */
export async function giveCard(
  { tx, profile, now }: Receiver,
  { isShown }: { readonly isShown: boolean },
): Promise<{ readonly cardId: number | null; readonly starsBack: number }> {
  const owned = new Set((await selectCards(tx, profile.userId)).map(({ cardId }) => cardId));
  const missing = collection.find(({ id }) => !owned.has(id));
  if (missing) {
    await insertCard(tx, profile.userId, { cardId: missing.id, openedAt: now, shownAt: isShown ? now : null });
    return { cardId: missing.id, starsBack: 0 };
  }
  await moveStars(tx, profile, { amount: numbers.collection.duplicateStars, reason: 'duplicate', now });
  return { cardId: null, starsBack: numbers.collection.duplicateStars };
}

/** So many cards; the learner is told of them when they come by. */
export async function giveCards(
  { tx, userId, now }: { readonly tx: Tx; readonly userId: number; readonly now: Date },
  count: number,
): Promise<void> {
  for (let at = 0; at < count; at++)
    await giveCard({ tx, profile: await lockProfile(tx, userId), now }, { isShown: false });
  await grantAchievements(tx, new Map([[userId, now]]));
}
