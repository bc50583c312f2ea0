import { Type } from '@sinclair/typebox';
import { billingTypes } from '../identity/account.ts';
import { currencies } from '../../values/currencies.ts';
import { cartStatuses, discountStatuses, discountTypes, shopCategories } from '../../values/statuses.ts';
import { anyOf, Count, Id, nullable, object, oneOf, Timestamp } from '../basics.ts';
import { paged, pageFields } from '../paged.ts';

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
/** Until when a purchase is renewed. */
export const purchasePeriods = ['month', 'year'] as const;
export const shopParts = [
  'purchaseCategories',
  'discounts',
  'cart',
  'cardIdsNotAvailableForSubscription',
  'priceReductionBonusPercent',
  'lastPaidCart',
] as const;
/** What a purchase says beside what it always says. */
export const purchaseParts = ['text', 'period', 'trialDays', 'includes'] as const;

const Currency = oneOf(currencies);
const Price = Type.Number({ minimum: 0, maximum: 1_000_000_000 });
const CategoryType = anyOf(shopCategories);

export const Purchase = object({
  id: Id,
  price: Price,
  type: oneOf(purchaseTypes),
  purchaseLabel: Type.String(),
  text: Type.Optional(Type.String()),
  /** Null: it is bought once and not renewed. */
  period: Type.Optional(nullable(oneOf(purchasePeriods))),
  trialDays: Type.Optional(Count),
  /** The purchases that a bundle holds. */
  includes: Type.Optional(Type.Array(Id)),
});

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
  /** What is struck out beside them: the lowest price of the thirty days before. Without one, nothing may be. */
  formerPrices: Type.Record(Type.String(), Price),
  discountedLabels: Type.Record(Type.String(), Type.String()),
});

export const CartOrder = object({
  id: Id,
  purchaseId: Id,
  /** Null: it is a present. */
  targetCardId: nullable(Id),
  /** To pay now: with its discount, and with what loyal buyers pay less. */
  price: Price,
  basePrice: Price,
  /** What is struck out beside the price: the lowest of the thirty days before it was lowered. Null: nothing is. */
  formerPrice: nullable(Price),
  discountId: nullable(Id),
  present: Type.Boolean(),
  isSubscriptionRequest: Type.Boolean(),
  withTrial: Type.Boolean(),
});

export const Cart = object({
  id: Id,
  /** Whose cart it is. */
  cardId: Id,
  orders: Type.Array(CartOrder),
  /** The sum of its orders. */
  price: Price,
  /** Without the two that follow. */
  basePrice: Price,
  /** What discounts take off, and free first periods. */
  discount: Price,
  /** What loyal buyers pay less, beside discounts. */
  loyalty: Price,
  currency: Currency,
  status: anyOf(cartStatuses),
  expiry: nullable(Timestamp),
});

export const Shop = object({
  /** Of every price in it. */
  currency: Currency,
  purchaseCategories: Type.Optional(
    Type.Array(object({ id: Id, type: CategoryType, title: Type.String(), purchases: Type.Array(Purchase) })),
  ),
  discounts: Type.Optional(Type.Array(Discount)),
  cart: Type.Optional(nullable(Cart)),
  cardIdsNotAvailableForSubscription: Type.Optional(Type.Array(Id)),
  priceReductionBonusPercent: Type.Optional(Type.Number({ minimum: 0, maximum: 50 })),
  /** Id of the cart that was paid last; null: none was. */
  lastPaidCart: Type.Optional(nullable(Id)),
});

const listed = (names: readonly string[], description: string) =>
  Type.Optional(
    Type.String({ maxLength: 400, pattern: `^(${names.join('|')})(,(${names.join('|')}))*$`, description }),
  );
const LoadParams = object({
  shopParts: Type.Optional(Type.Array(oneOf(shopParts), { maxItems: 10 })),
  purchaseParts: Type.Optional(Type.Array(oneOf(purchaseParts), { maxItems: 10 })),
  categoryType: Type.Optional(CategoryType),
});
const CardIds = Type.Optional(Type.Array(Id, { maxItems: 200 }));

export const ShopQuery = object({
  shopParts: listed(shopParts, `Comma separated: ${shopParts.join(', ')}. Left out: all of them`),
  purchaseParts: listed(purchaseParts, `Comma separated: ${purchaseParts.join(', ')}. Left out: none of them`),
  categoryType: Type.Optional(CategoryType),
  additionalCardIds: Type.Optional(
    Type.String({ maxLength: 2000, pattern: '^\\d{1,10}(,\\d{1,10})*$', description: 'Own cards, comma separated' }),
  ),
  platform: Type.Optional(oneOf(['web'] as const)),
});

export const SourceQuery = object({
  source: Type.Optional(Type.String({ maxLength: 400, description: 'Source tags' })),
});

export const AddPurchase = object({
  purchaseId: Id,
  /** It renews itself. */
  requestSubscription: Type.Optional(Type.Boolean()),
  /** An order for each. Left out: for whoever buys. */
  targetCards: CardIds,
  loadParams: Type.Optional(LoadParams),
  /** Own cards that the answer is about, too. */
  additionalCardIds: CardIds,
  /** Of the orders that are there only these stay. */
  allowedOrderIds: CardIds,
  /** Instead of what is there of the logic category for the same card. */
  recalculateLogic: Type.Optional(Type.Boolean()),
  withTrial: Type.Optional(Type.Boolean()),
  /** It goes to this address, on this day, with these words. */
  presentInfo: Type.Optional(
    object({ email: Type.String({ maxLength: 254 }), message: Type.String({ maxLength: 300 }), date: Timestamp }),
  ),
});

export const WaitPayment = object({ loadParams: Type.Optional(LoadParams), currency: Currency });
export const RemoveOrder = object({
  orderId: Id,
  loadParams: Type.Optional(LoadParams),
  additionalCardIds: CardIds,
});

export const Payment = object({
  price: Price,
  /** Of the buyer, in the currency of the price. */
  balance: Price,
  /** What of the price the balance pays. */
  fromBalance: Price,
  /** What is left to pay otherwise. */
  toPay: Price,
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
  /** What renews itself, and has to be agreed to. */
  renewals: Type.Array(
    object({
      purchaseLabel: Type.String(),
      price: Price,
      period: oneOf(purchasePeriods),
      /** When it is paid next. */
      nextAt: Timestamp,
    }),
  ),
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
  /** The payer has agreed to what renews itself: price, period and next day. */
  consent: Type.Optional(Type.Boolean()),
});

/** Either a widget (`onLoaded` and `params`) or a place to go to (`url`, `method`, `params`). */
export const PayAnswer = object({
  onLoaded: Type.Optional(Type.String()),
  url: Type.Optional(Type.String()),
  method: Type.Optional(oneOf(['GET', 'POST'] as const)),
  params: Type.Record(Type.String(), Type.String()),
});

/**
 * `started`: its gateway has not been reached so far. `checked`: money came that does not fit, and one of us looks at it.
 * `kept`: it is on the buyer's balance.
 */
export const paymentStates = [
  'started',
  'waiting',
  'paid',
  'kept',
  'failed',
  'canceled',
  'checked',
  'returned',
] as const;
/** `creditNote`: for money that has gone back. */
export const documentKinds = ['receipt', 'creditNote'] as const;
export const PaymentPath = object({ token: Type.String({ pattern: '^[\\w-]{22}$' }) });
export const PaymentState = object({
  token: Type.String(),
  status: oneOf(paymentStates),
  price: Price,
  fromBalance: Price,
  currency: Currency,
  startedAt: Timestamp,
  /** What can be printed of it. */
  documents: Type.Array(oneOf(documentKinds)),
  /** What they have paid for, in the reader's language. */
  goods: Type.Array(Type.String()),
});
export const Payments = paged(PaymentState);
export const DocumentPath = object({ ...PaymentPath.properties, kind: oneOf(documentKinds) });

/** Who withdraws: the number of the payment, and the address that its letter went to. */
export const WithdrawalKey = object({
  order: Type.String({ pattern: '^[\\w-]{22}$' }),
  email: Type.String({ maxLength: 254 }),
});
export const Withdrawal = object({
  order: Type.String(),
  goods: Type.Array(Type.String()),
  price: Price,
  /** What comes back: all of it but what has been used up. */
  refund: Price,
  currency: Currency,
  paidAt: Timestamp,
  /** The last moment. */
  until: Timestamp,
});
export const Withdrawn = object({ refund: Price, currency: Currency, at: Timestamp });

export const SheetsPath = object({ id: Type.String({ pattern: '^[a-z-]{1,40}$' }) });

/** What somebody has that is not met on the road. */
export const BoughtGoods = object({
  /** It pays first. */
  balance: Price,
  currency: oneOf(currencies),
  logic: Type.Array(object({ cardId: Id, endsAt: nullable(Timestamp) }, 'Cards with all courses; null: for good')),
  sheets: Type.Array(object({ id: Type.String(), title: Type.String(), fileName: Type.String(), boughtAt: Timestamp })),
  subscriptions: Type.Array(
    object({
      id: Id,
      title: Type.String(),
      cardId: Id,
      status: oneOf(['trialing', 'active', 'pastDue', 'ended'] as const),
      price: Price,
      currency: Currency,
      period: oneOf(purchasePeriods),
      /** When it is paid next, or ends. */
      endsAt: Timestamp,
      /** It ends then. */
      isCanceled: Type.Boolean(),
      /** The end of the card's number. */
      method: Type.String(),
    }),
  ),
  services: Type.Array(object({ id: Id, title: Type.String(), boughtAt: Timestamp, isDone: Type.Boolean() })),
});

/** How one of us writes to somebody. */
export const Contact = object({ name: Type.String(), email: nullable(Type.String()), locale: Type.String() });

export const ServiceOrdersQuery = object({ ...pageFields, isDone: Type.Boolean() });
export const ServiceOrder = object({
  id: Id,
  title: Type.String(),
  boughtAt: Timestamp,
  isDone: Type.Boolean(),
  /** Null: they have left. */
  buyer: nullable(Contact),
  isForAnother: Type.Boolean(),
});
export const ServiceOrders = paged(ServiceOrder);
