import { Type } from '@sinclair/typebox';
import { billingTypes } from '../identity/account.ts';
import { cartStatuses, discountStatuses, discountTypes, shopCategories } from '../../values/statuses.ts';
import { anyOf, Id, nullable, object, oneOf, Timestamp } from '../basics.ts';

export const purchaseTypes = [
  'undefined',
  'quiz',
  'game',
  'quiz_tag',
  'merge',
  'service',
  'certificate',
  'electronic certificate',
  'olympiad',
  'material',
  'souvenir',
  'collection card',
  'quizzes collection',
  'energy',
  'online lessons',
  'problems',
] as const;
export const currencies = ['BYN', 'CAD', 'EUR', 'ILS', 'KZT', 'RUB', 'UAH', 'USD', 'TRY'] as const;

const Currency = oneOf(currencies);
const Price = Type.Number({ minimum: 0 });
const CategoryType = anyOf(shopCategories);

export const Purchase = object({ id: Id, price: Price, type: oneOf(purchaseTypes), purchaseLabel: Type.String() });

export const Discount = object({
  id: Id,
  type: anyOf(discountTypes),
  status: anyOf(discountStatuses),
  start: Timestamp,
  finish: Timestamp,
  weight: Type.Integer(),
  withPopup: Type.Boolean(),
  popupTitle: nullable(Type.String()),
  discountText: nullable(Type.String()),
  substrateColor: nullable(Type.String()),
  allowCards: Type.Array(Id),
  discountedPrices: Type.Record(Type.String(), Price),
  discountedLabels: Type.Record(Type.String(), Type.String()),
});

export const CartOrder = object({
  id: Id,
  purchaseId: Id,
  targetCardId: nullable(Id),
  price: Price,
  discountId: nullable(Id),
  present: Type.Boolean(),
  isSubscriptionRequest: Type.Boolean(),
});

export const Cart = object({
  cardId: Id,
  orders: Type.Array(CartOrder),
  price: Price,
  currency: Currency,
  status: anyOf(cartStatuses),
  expiry: nullable(Timestamp),
});

export const Shop = object({
  purchaseCategories: Type.Optional(
    Type.Array(object({ id: Id, type: CategoryType, title: Type.String(), purchases: Type.Array(Purchase) })),
  ),
  discounts: Type.Optional(Type.Array(Discount)),
  cart: Type.Optional(nullable(Cart)),
  cardIdsNotAvailableForSubscription: Type.Optional(Type.Array(Id)),
  priceReductionBonusPercent: Type.Optional(Type.Number({ minimum: 0, maximum: 50 })),
});

const list = (description: string) => Type.Optional(Type.String({ maxLength: 400, description }));
const LoadParams = object({
  shopParts: Type.Optional(Type.Array(Type.String())),
  purchaseParts: Type.Optional(Type.Array(Type.String())),
  categoryType: Type.Optional(CategoryType),
});

export const ShopQuery = object({
  shopParts: list(
    'Comma separated: purchaseCategories, discounts, cart, cardIdsNotAvailableForSubscription, priceReductionBonusPercent',
  ),
  purchaseParts: list('Comma separated fields of a purchase'),
  categoryType: Type.Optional(CategoryType),
  additionalCardIds: list('Comma separated card ids'),
  platform: Type.Optional(oneOf(['web'] as const)),
});

export const SourceQuery = object({ source: list('Source tags'), cartId: Type.Optional(Id) });

export const AddPurchase = object({
  purchaseId: Id,
  requestSubscription: Type.Optional(Type.Boolean()),
  targetCards: Type.Optional(Type.Array(Id)),
  loadParams: Type.Optional(LoadParams),
  additionalCardIds: Type.Optional(Type.Array(Id)),
  allowedOrderIds: Type.Optional(Type.Array(Id)),
  recalculateLogic: Type.Optional(Type.Boolean()),
  withTrial: Type.Optional(Type.Boolean()),
  presentInfo: Type.Optional(
    object({ email: Type.String({ maxLength: 254 }), message: Type.String({ maxLength: 300 }), date: Timestamp }),
  ),
});

export const WaitPayment = object({ loadParams: Type.Optional(LoadParams), currency: Currency });
export const RemoveOrder = object({
  orderId: Id,
  loadParams: Type.Optional(LoadParams),
  additionalCardIds: Type.Optional(Type.Array(Id)),
});

export const Payment = object({
  price: Price,
  ERIP: Type.Optional(Type.String()),
  surname: nullable(Type.String()),
  firstName: nullable(Type.String()),
  email: nullable(Type.String()),
  okUrl: Type.String(),
  failUrl: Type.String(),
  defaultUrl: Type.String(),
  type: nullable(oneOf(billingTypes)),
  paymentType: nullable(Type.String()),
  paymentForCart: Type.Boolean(),
  formUseNewWindow: Type.Boolean(),
  withTrial: Type.Boolean(),
  forcedPurchase: nullable(Id),
  supportedTypes: Type.Array(oneOf(billingTypes)),
  minPaymentAmount: Price,
});

export const OnlinePay = object({
  type: oneOf(billingTypes),
  paymentForCart: Type.Boolean(),
  price: Type.Optional(Price),
  ERIP: Type.Optional(Type.String({ maxLength: 40 })),
  surname: Type.Optional(Type.String({ maxLength: 80 })),
  firstName: Type.Optional(Type.String({ maxLength: 80 })),
  email: Type.Optional(Type.String({ maxLength: 254 })),
  withTrial: Type.Optional(Type.Boolean()),
  forcedPurchase: Type.Optional(Id),
});

/** Either a widget (`onLoaded` and `params`) or a place to go to (`url`, `method`, `params`). */
export const PayAnswer = object({
  onLoaded: Type.Optional(Type.String()),
  url: Type.Optional(Type.String()),
  method: Type.Optional(oneOf(['GET', 'POST'] as const)),
  params: Type.Record(Type.String(), Type.String()),
});
