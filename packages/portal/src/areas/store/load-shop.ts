import type { CommonProfile, Model } from '@logikit/sdk';
import { client } from '../../client/client.ts';

export type Shop = Model<'Shop'>;
export type Cart = NonNullable<Shop['cart']>;

/** For whom something can be bought; without a name: for whoever buys. */
export interface Card {
  readonly id: number;
  readonly name: string;
}

/** Whether this is somebody who may buy, and has shown to be the one (rules D-207, D-313). */
export interface Access {
  readonly isBuyer: boolean;
  readonly isOpen: boolean;
  readonly zone: Model<'ParentZone'>;
}

interface Buying {
  readonly access: Access;
  readonly cards: readonly Card[];
}

export interface ShopData {
  readonly access: Access;
  /** Null: for whoever may not buy here, or not yet. */
  readonly open: { readonly shop: Shop; readonly cards: readonly Card[] } | null;
}

type Who = Pick<CommonProfile, 'userId' | 'who' | 'anonymous'>;

export async function loadBuying({ userId, who, anonymous }: Who): Promise<Buying> {
  const { family } = client();
  const [zone, { owner, pupils }] = await Promise.all([family.getParentZone(), family.getFamily()]);
  const isBuyer = who !== 'pupil' && !anonymous && (owner === null || owner.userId === userId);
  const others = pupils.map(({ cardId, displayName }) => ({ id: cardId, name: displayName }));
  return {
    access: { isBuyer, isOpen: isBuyer && zone.isPurseOpen, zone },
    cards: [{ id: userId, name: '' }, ...others],
  };
}

/** What stands on the shelves, with the cart. */
export async function loadShop(who: Who): Promise<ShopData> {
  const { access, cards } = await loadBuying(who);
  if (!access.isOpen) return { access, open: null };
  const others = cards.slice(1).map(({ id }) => id);
  const shop = await client().shop.loadShop({
    query: {
      purchaseParts: 'text,period,trialDays,includes',
      ...(others.length > 0 && { additionalCardIds: others.join(',') }),
    },
  });
  return { access, open: { shop, cards } };
}
