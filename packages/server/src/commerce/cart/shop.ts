import {
  type CallInput,
  type calls,
  discountStatuses,
  type Minor,
  type Model,
  shopCategories,
  sumOf,
  toWirePrice,
} from '@logikit/contract';
import { timestampOf } from '../../kernel/clock/index.ts';
import { textIn } from '../../kernel/words/index.ts';
import { type Discount, goodsWords, type PurchaseRow, readFormerPrices } from '../products/index.ts';
import { selectSubscribed } from '../subscriptions/index.ts';
import { assertOwnCards, type Buyer } from './buyer.ts';
import { selectLastPaid } from './cart.db.ts';
import { priceCart, type PricedOrder } from './priced-cart.ts';
import type { ShopState } from './shop-state.ts';

type Shop = Model<'Shop'>;
type LoadParams = NonNullable<CallInput<typeof calls.waitPayment>['body']['loadParams']>;
type Part = NonNullable<LoadParams['shopParts']>[number];

/** What of the shop shall be told. */
export interface Asked extends LoadParams {
  readonly additionalCardIds?: readonly number[] | undefined;
}

/** The asked parts of the shop, all of them where none is named. Refuses with `notFound`. */
export async function readShop(buyer: Buyer, state: ShopState, asked: Asked): Promise<Shop> {
  assertOwnCards(buyer, asked.additionalCardIds ?? []);
  const has = (part: Part): boolean => asked.shopParts?.includes(part) ?? true;
  const cardIds = [buyer.userId, ...(asked.additionalCardIds ?? [])];
  return {
    currency: buyer.list.currency,
    ...(has('purchaseCategories') && { purchaseCategories: shelvesOf(buyer, state, asked) }),
    ...(has('discounts') && { discounts: await discountsFor(buyer, state, cardIds) }),
    ...(has('cart') && { cart: await readCart(buyer, state) }),
    ...(has('cardIdsNotAvailableForSubscription') && {
      cardIdsNotAvailableForSubscription: [...(await selectSubscribed(buyer.tx, cardIds))],
    }),
    ...(has('priceReductionBonusPercent') && { priceReductionBonusPercent: state.loyaltyPercent }),
    ...(has('lastPaidCart') && { lastPaidCart: await selectLastPaid(buyer.tx, buyer.userId) }),
  };
}

/** Twelve categories, or the asked one, with what each holds. */
function shelvesOf({ locale }: Buyer, { purchases }: ShopState, asked: Asked): NonNullable<Shop['purchaseCategories']> {
  const say = goodsWords(locale);
  return Object.entries(shopCategories)
    .filter(([, type]) => asked.categoryType === undefined || asked.categoryType === type)
    .map(([name, type]) => ({
      id: type,
      type,
      title: say(`goods.category.${name}`),
      purchases: purchases
        .filter(({ category }) => category === type)
        .map((purchase) => toPurchase(purchase, { locale, parts: asked.purchaseParts ?? [] })),
    }));
}

function toPurchase(
  { id, code, type, period, trialDays, includes, amount }: PurchaseRow,
  { locale, parts }: { readonly locale: string; readonly parts: NonNullable<Asked['purchaseParts']> },
): Model<'Purchase'> {
  const say = goodsWords(locale);
  return {
    id,
    price: toWirePrice(amount),
    type,
    purchaseLabel: say(`goods.${code}`),
    ...(parts.includes('text') && { text: say(`goods.${code}.text`) }),
    ...(parts.includes('period') && { period }),
    ...(parts.includes('trialDays') && { trialDays }),
    ...(parts.includes('includes') && { includes: [...includes] }),
  };
}

/** Those that are for any of these cards. */
async function discountsFor(
  { tx, now, list, locale }: Buyer,
  { discounts, purchases }: ShopState,
  cardIds: readonly number[],
): Promise<NonNullable<Shop['discounts']>> {
  const shown = discounts.filter(
    ({ allowCards }) => allowCards.length === 0 || allowCards.some((id) => cardIds.includes(id)),
  );
  const lowered = shown.flatMap((discount) =>
    [...discount.prices].map(([purchaseId, amount]) => ({ discount, purchaseId, amount })),
  );
  const former = await readFormerPrices(tx, lowered, { listId: list.id, now });
  return shown.map((discount) => {
    const before = new Map(
      lowered.flatMap((one, index) => {
        const amount = one.discount === discount ? (former[index] ?? null) : null;
        return amount === null ? [] : [[one.purchaseId, amount] as const];
      }),
    );
    // A label says how much less than in the list it is: which must then be what is struck out.
    const isListed = (id: number): boolean => purchases.find((one) => one.id === id)?.amount === before.get(id);
    return toDiscount(discount, { before, cardIds, locale, isListed });
  });
}

interface Telling {
  readonly before: ReadonlyMap<number, Minor>;
  readonly cardIds: readonly number[];
  readonly locale: string;
  readonly isListed: (purchaseId: number) => boolean;
}

function toDiscount(discount: Discount, { before, cardIds, locale, isListed }: Telling): Model<'Discount'> {
  const { id, type, startsAt, finishesAt, weight, withPopup, substrateColor, allowCards, content, prices } = discount;
  return {
    id,
    type,
    status: discountStatuses.ACTIVE,
    start: timestampOf(startsAt),
    finish: timestampOf(new Date(finishesAt)),
    weight,
    withPopup,
    popupTitle: textIn(content.popupTitle ?? {}, locale) ?? null,
    discountText: textIn(content.text ?? {}, locale) ?? null,
    substrateColor,
    // Whom else it is for is nobody's business.
    allowCards: allowCards.filter((one) => cardIds.includes(one)),
    discountedPrices: toWirePrices(prices),
    formerPrices: toWirePrices(before),
    discountedLabels: Object.fromEntries(
      Object.entries(content.labels ?? {})
        .filter(([purchaseId]) => isListed(Number(purchaseId)))
        .map(([purchaseId, label]) => [purchaseId, textIn(label, locale) ?? '']),
    ),
  };
}

const toWirePrices = (prices: ReadonlyMap<number, Minor>): Record<string, number> =>
  Object.fromEntries([...prices].map(([purchaseId, amount]) => [purchaseId, toWirePrice(amount)]));

async function readCart(buyer: Buyer, state: ShopState): Promise<Model<'Cart'> | null> {
  const priced = priceCart(buyer, state);
  if (!priced) return null;
  const { cart, lines, currency } = priced;
  const former = await formerPricesOf(buyer, state, lines);
  const sum = (amountOf: (line: PricedOrder) => Minor): number => toWirePrice(sumOf(lines.map(amountOf)));
  return {
    id: cart.id,
    cardId: buyer.userId,
    orders: lines.map((line, index) => toOrder(line, former[index] ?? null)),
    price: sum(({ amount }) => amount),
    basePrice: sum(({ base }) => base),
    discount: sum(({ discount }) => discount),
    loyalty: sum(({ loyalty }) => loyalty),
    currency,
    status: cart.status,
    expiry: timestampOf(cart.expiresAt),
  };
}

async function formerPricesOf(
  { tx, now, list }: Buyer,
  { discounts }: ShopState,
  lines: readonly PricedOrder[],
): Promise<readonly (Minor | null)[]> {
  const lowered = lines.map(({ purchase, amount, discountId }) => ({
    purchaseId: purchase.id,
    amount,
    discount: discounts.find(({ id }) => id === discountId) ?? null,
  }));
  return lines.some(({ amount, base }) => amount < base)
    ? readFormerPrices(tx, lowered, { listId: list.id, now })
    : lines.map(() => null);
}

function toOrder({ order, amount, base, discountId }: PricedOrder, former: Minor | null): Model<'CartOrder'> {
  const { id, purchaseId, targetUserId, isSubscription, withTrial } = order;
  return {
    id,
    purchaseId,
    targetCardId: targetUserId,
    price: toWirePrice(amount),
    basePrice: toWirePrice(base),
    formerPrice: former === null ? null : toWirePrice(former),
    discountId,
    present: targetUserId === null,
    isSubscriptionRequest: isSubscription,
    withTrial,
  };
}
