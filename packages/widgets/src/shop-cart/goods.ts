import { offeredPrice, shopCategories } from '@logikit/contract';
import type { Model } from '@logikit/sdk';
import type { Cart, Shop } from './shop-cart-props.ts';
import type { ShopCategoryName } from './shop-cart.descriptor.ts';

type Purchase = Model<'Purchase'>;

export interface Wished {
  readonly category: ShopCategoryName | undefined;
  readonly purchases: string | undefined;
}

export interface Good {
  readonly id: number;
  readonly label: string;
  /** With the discount that the cart will count. */
  readonly price: number;
  /** What is struck out beside it; null: nothing is. */
  readonly former: number | null;
  /** Until when it is renewed; null: it is bought once. */
  readonly period: 'month' | 'year' | null;
}

const purchasesOf = ({ purchaseCategories = [] }: Shop): readonly Purchase[] =>
  purchaseCategories.flatMap(({ purchases }) => purchases);

/** What the page wants to sell, in its order; ids that are not for sale are left out. */
export function wishedGoods(shop: Shop, { category, purchases }: Wished, userId: number): readonly Good[] {
  const { purchaseCategories = [], discounts = [] } = shop;
  const wished = purchases
    ? purchases.split(',').flatMap((id) => purchasesOf(shop).filter((one) => one.id === Number(id)))
    : purchaseCategories
        .filter(({ type }) => category !== undefined && type === shopCategories[category])
        .flatMap((shelf) => shelf.purchases);
  return wished.map(({ id, purchaseLabel: label, price: listed, period = null }) => {
    const { price, formerPrice } = offeredPrice(discounts, { purchaseId: id, cardId: userId, price: listed });
    return { id, label, price, former: formerPrice, period };
  });
}

export function labelOf(shop: Shop, { purchaseId }: Cart['orders'][number]): string {
  return purchasesOf(shop).find(({ id }) => id === purchaseId)?.purchaseLabel ?? '';
}
