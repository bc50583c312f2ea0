import { collection, type Model, numbers } from '@logikit/contract';
import { lockProfile, moveStars, readProfile } from '../../identity/accounts/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { grantAchievements } from './achievements.ts';
import { cardOf } from './card-view.ts';
import { insertCard, insertOffer, selectCards, selectLastMotif, takeUnshownCard } from './cards.db.ts';
import type { AwardRequest } from './award-request.ts';

/** Sounds of the player's set. */
const BOUGHT_SOUND = 'star';
const OFFER_SOUND = 'pick-up';

export async function readCards(tx: Tx, userId: number): Promise<Model<'CollectionCards'>> {
  const [owned, { starsOnBalance }] = await Promise.all([selectCards(tx, userId), readProfile(tx, userId)]);
  const opened = new Set(owned.map(({ cardId }) => cardId));
  return { cards: collection.map(({ id }) => cardOf(id, { isOpened: opened.has(id) })), starsOnBalance };
}

/** Opens a card for stars of the balance; one that is open already costs nothing again (rule D-085). */
export async function openCard(
  { tx, userId, now }: Omit<AwardRequest, 'emit'>,
  id: number,
): Promise<Model<'CardOpened'>> {
  if (!collection.some((card) => card.id === id)) throw new ApiError('notFound');
  const profile = await lockProfile(tx, userId);
  const { starsOnBalance } = profile;
  const { price } = numbers.collection;
  const owned = await selectCards(tx, userId);
  if (owned.some(({ cardId }) => cardId === id)) {
    return { status: 'ok', card: cardOf(id, { isOpened: true }), starsOnBalance };
  }
  if (starsOnBalance < price) throw new ApiError('notAvailable', { data: { price, starsOnBalance } });
  const [paid] = await Promise.all([
    moveStars(tx, profile, { amount: -price, reason: 'card', now }),
    insertCard(tx, userId, { cardId: id, openedAt: now, shownAt: null }),
  ]);
  await grantAchievements(tx, new Map([[userId, now]]));
  return { status: 'ok', card: cardOf(id, { isOpened: true }), starsOnBalance: paid.starsOnBalance };
}

/**
 * The card that fits the moment: one that was just bought, told once; else one that the stars would open, of the
 * landscape that was practised last; else none. Each sound is told once.
 */
export async function situationalCard({
  tx,
  userId,
  now,
}: Omit<AwardRequest, 'emit'>): Promise<Model<'SituationalCard'>> {
  const bought = await takeUnshownCard(tx, userId, now);
  if (bought !== null) {
    return { card: cardOf(bought, { isOpened: true, justBought: true, sound: BOUGHT_SOUND }) };
  }
  const [profile, owned, motif] = await Promise.all([
    readProfile(tx, userId),
    selectCards(tx, userId),
    selectLastMotif(tx, userId),
  ]);
  if (profile.starsOnBalance < numbers.collection.price) return { card: null };
  const missing = collection.filter(({ id }) => owned.every(({ cardId }) => cardId !== id));
  const offered = missing.find(({ group }) => group === motif) ?? missing[0];
  if (!offered) return { card: null };
  const isFirst = await insertOffer(tx, userId, offered.id);
  return { card: cardOf(offered.id, { isOpened: false, sound: isFirst ? OFFER_SOUND : null }) };
}
