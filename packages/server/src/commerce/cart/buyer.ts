import { isPurseOpen, lockProfile, readProfile, selectZone } from '../../identity/accounts/index.ts';
import { selectKin } from '../../identity/households/index.ts';
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

/** One who changes the cart or pays it: two tabs stand in line here. */
export interface LockedBuyer extends Buyer {
  readonly isLocked: true;
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
export const requireBuyer = (asking: Asking): Promise<Buyer> => buyerOf(asking, readProfile);

/** As `requireBuyer`; their profile is locked. */
export async function lockBuyer(asking: Asking): Promise<LockedBuyer> {
  return { ...(await buyerOf(asking, lockProfile)), isLocked: true };
}

async function buyerOf({ tx, user, locale, clock }: Asking, profileOf: typeof readProfile): Promise<Buyer> {
  const now = clock.now();
  if (user.audience === 'embed' && !(await showsShop(tx, user.partnerKey))) throw new ApiError('forbidden');
  const [profile, { ownerId, pupilIds }, { purseUntil }] = await Promise.all([
    profileOf(tx, user.id),
    selectKin(tx, user.id),
    selectZone(tx, user),
  ]);
  const isChild = user.anonymous || profile.who === 'pupil' || ownerId !== null;
  if (isChild || !isPurseOpen(user, { ...profile, purseUntil }, now)) throw new ApiError('parentZoneClosed');
  return {
    tx,
    userId: user.id,
    locale,
    now,
    list: priceListOf({ countryCode: profile.countryCode, locale }),
    cardIds: [user.id, ...pupilIds],
  };
}

/** Refuses with `notFound` a card that is somebody else's. */
export function assertOwnCards(buyer: Buyer, cardIds: readonly number[]): void {
  if (!cardIds.every((id) => buyer.cardIds.includes(id))) throw new ApiError('notFound');
}
