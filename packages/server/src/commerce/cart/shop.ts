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
import { goodsWords, type PurchaseRow } from '../products/index.ts';
import { selectSubscribed } from '../subscriptions/index.ts';
import { assertOwnCards, type Buyer } from './buyer.ts';
import { selectLastPaid } from './cart.db.ts';
import { priceCart, type PricedOrder, type Prices, readPrices } from './priced-cart.ts';

type Shop = Model<'Shop'>;
type LoadParams = NonNullable<CallInput<typeof calls.waitPayment>['body']['loadParams']>;
type Part = NonNullable<LoadParams['shopParts']>[number];

/** What of the shop shall be told. */
export interface Asked extends LoadParams {
  readonly additionalCardIds?: readonly number[] | undefined;
}

/** The asked parts of the shop, all of them where none is named. Refuses with `notFound`. */
export async function readShop(buyer: Buyer, asked: Asked): Promise<Shop> {
  assertOwnCards(buyer, asked.additionalCardIds ?? []);
  const prices = await readPrices(buyer);
  const has = (part: Part): boolean => asked.shopParts?.includes(part) ?? true;
  const cardIds = [buyer.userId, ...(asked.additionalCardIds ?? [])];
  return {
    currency: buyer.list.currency,
    ...(has('purchaseCategories') && { purchaseCategories: shelvesOf(buyer, prices, asked) }),
    ...(has('discounts') && { discounts: discountsFor(buyer, prices, cardIds) }),
    ...(has('cart') && { cart: await readCart(buyer, prices) }),
    ...(has('cardIdsNotAvailableForSubscription') && {
      cardIdsNotAvailableForSubscription: [...(await selectSubscribed(buyer.tx, cardIds))],
    }),
    ...(has('priceReductionBonusPercent') && { priceReductionBonusPercent: prices.loyaltyPercent }),
    ...(has('lastPaidCart') && { lastPaidCart: await selectLastPaid(buyer.tx, buyer.userId) }),
  };
}

/** Twelve categories, or the asked one, with what each holds. */
function shelvesOf({ locale }: Buyer, { purchases }: Prices, asked: Asked): NonNullable<Shop['purchaseCategories']> {
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
function discountsFor(
  { locale }: Buyer,
  { discounts }: Prices,
  cardIds: readonly number[],
): NonNullable<Shop['discounts']> {
  return discounts
    .filter(({ allowCards }) => allowCards.length === 0 || allowCards.some((id) => cardIds.includes(id)))
    .map(({ id, type, startsAt, finishesAt, weight, withPopup, substrateColor, allowCards, content, prices }) => ({
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
      discountedPrices: Object.fromEntries(
        [...prices].map(([purchaseId, amount]) => [purchaseId, toWirePrice(amount)]),
      ),
      discountedLabels: Object.fromEntries(
        Object.entries(content.labels ?? {}).map(([purchaseId, label]) => [purchaseId, textIn(label, locale) ?? '']),
      ),
    }));
}

async function readCart(buyer: Buyer, prices: Prices): Promise<Model<'Cart'> | null> {
  const priced = await priceCart(buyer, prices);
  if (!priced) return null;
  const { cart, lines, currency } = priced;
  const sum = (amountOf: (line: PricedOrder) => Minor): number => toWirePrice(sumOf(lines.map(amountOf)));
  return {
    id: cart.id,
    cardId: buyer.userId,
    orders: lines.map(toOrder),
    price: sum(({ amount }) => amount),
    basePrice: sum(({ base }) => base),
    discount: sum(({ discount }) => discount),
    loyalty: sum(({ loyalty }) => loyalty),
    currency,
    status: cart.status,
    expiry: timestampOf(cart.expiresAt),
  };
}

function toOrder({ order, amount, base, discountId }: PricedOrder): Model<'CartOrder'> {
  const { id, purchaseId, targetUserId, isSubscription, withTrial } = order;
  return {
    id,
    purchaseId,
    targetCardId: targetUserId,
    price: toWirePrice(amount),
    basePrice: toWirePrice(base),
    discountId,
    present: targetUserId === null,
    isSubscriptionRequest: isSubscription,
    withTrial,
  };
}
