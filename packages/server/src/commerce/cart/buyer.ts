import { type ProfileRow, assertPurse, readProfile } from '../../identity/accounts/index.ts';
import { selectOwner, selectPupils } from '../../identity/households/index.ts';
import { showsShop } from '../../identity/partner-keys/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { User } from '../../kernel/http/index.ts';
import { type PriceList, priceListOf } from '../products/index.ts';

/** A grown-up with an account of their own, who has shown to be the one (rules D-207, D-313). */
export interface Buyer {
  readonly tx: Tx;
  readonly userId: number;
  readonly locale: string;
  readonly now: Date;
  readonly list: PriceList;
  /** For whom they may buy: themselves first, then their pupils. */
  readonly cardIds: readonly number[];
}

interface Asking {
  readonly tx: Tx;
  readonly user: User;
  readonly locale: string;
  readonly clock: { now(): Date };
}

/**
 * Refuses with `parentZoneClosed` whoever is a child here, or has no account, and with `forbidden` a partner's page whose key
 * shows no shop.
 */
export async function requireBuyer({ tx, user, locale, clock }: Asking): Promise<Buyer> {
  const now = clock.now();
  if (user.audience === 'embed' && !(await showsShop(tx, user.partnerKey))) throw new ApiError('forbidden');
  const profile = await readProfile(tx, user.id);
  if (user.anonymous || isPupil(profile) || (await selectOwner(tx, user.id)) !== null)
    throw new ApiError('parentZoneClosed');
  await assertPurse(tx, user, now);
  const pupils = await selectPupils(tx, user.id);
  return {
    tx,
    userId: user.id,
    locale,
    now,
    list: priceListOf({ countryCode: profile.countryCode, locale }),
    cardIds: [user.id, ...pupils.map(({ cardId }) => cardId)],
  };
}

const isPupil = ({ who }: Pick<ProfileRow, 'who'>): boolean => who === 'pupil';

/** Refuses with `notFound` a card that is somebody else's. */
export function assertOwnCards(buyer: Buyer, cardIds: readonly number[]): void {
  if (!cardIds.every((id) => buyer.cardIds.includes(id))) throw new ApiError('notFound');
}
