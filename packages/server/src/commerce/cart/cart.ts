import {
  type CallInput,
  type calls,
  cartStatuses,
  fromTimestamp,
  isEmail,
  numbers,
  shopCategories,
} from '@logikit/contract';
import { secondsLater } from '../../kernel/clock/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { PurchaseRow } from '../products/index.ts';
import { selectSubscribed, selectTried } from '../subscriptions/index.ts';
import { assertOwnCards, type Buyer, type LockedBuyer } from './buyer.ts';
import {
  type CartChanges,
  type CartRow,
  type CartWithOrders,
  insertCart,
  type OrderRow,
  updateCart,
  updateExpiry,
  updateSource,
  updateStatus,
} from './cart.db.ts';
import { mayMove } from './cart-states.ts';
import { cartExpiry, type ShopState } from './shop-state.ts';

type Wish = CallInput<typeof calls.addPurchase>['body'];

const { ACTIVE, WAIT_PAYMENT } = cartStatuses;
const { giftDays, orders: mostOrders } = numbers.shop;
/** What somebody may want twice: it is used up, or given to somebody. */
const repeatable: readonly PurchaseRow['type'][] = [
  'energy',
  'service',
  'souvenir',
  'collection card',
  'online lessons',
];

/**
 * Puts orders of one purchase into the cart, one for each card. What is there already for the same card stays one.
 * Refuses with `notAvailable`, `notFound`, `limitReached`, `invalidTransition` and, for a present, `invalidFields`.
 */
export async function addPurchase(buyer: LockedBuyer, wish: Wish, state: ShopState): Promise<CartWithOrders> {
  const { targetCards = [], additionalCardIds = [], presentInfo = null } = wish;
  if (presentInfo) assertPresent(presentInfo, buyer.now);
  assertOwnCards(buyer, [...targetCards, ...additionalCardIds]);
  const { cart, purchases } = state;
  const purchase = purchases.find(({ id }) => id === wish.purchaseId);
  assertForSale(purchase, wish);
  const orders = cart?.orders ?? [];
  const kept = keptOf(orders, { userId: buyer.userId, wish, purchase, purchases });
  const targets = presentInfo ? [null] : [...new Set(targetCards.length === 0 ? [buyer.userId] : targetCards)];
  await assertMayRenew(buyer, wish, targets);
  const added = targets.filter(
    (target) => target === null || repeatable.includes(purchase.type) || !holds(kept, purchase, target),
  );
  if (kept.length + added.length > mostOrders) throw new ApiError('limitReached', { data: { limit: mostOrders } });
  return changeCart(buyer, cart, {
    removed: orders.filter((order) => !kept.includes(order)).map(({ id }) => id),
    added: added.map((targetUserId) => ({
      purchaseId: purchase.id,
      targetUserId,
      isSubscription: wish.requestSubscription ?? false,
      withTrial: wish.withTrial ?? false,
      present: presentInfo,
    })),
  });
}

const holds = (orders: readonly OrderRow[], { id }: PurchaseRow, target: number): boolean =>
  orders.some(({ purchaseId, targetUserId }) => purchaseId === id && targetUserId === target);

/** A trial begins something that renews itself; a present does not. */
function assertForSale(purchase: PurchaseRow | undefined, wish: Wish): asserts purchase is PurchaseRow {
  const { requestSubscription = false, withTrial = false, presentInfo } = wish;
  const isAllowed =
    purchase !== undefined &&
    purchase.type !== 'undefined' &&
    (!requestSubscription || (purchase.period !== null && presentInfo === undefined)) &&
    (!withTrial || (requestSubscription && purchase.trialDays > 0));
  if (!isAllowed) throw new ApiError('notAvailable');
}

/** Refuses with `invalidFields` an address that is none, and a day that is too far away. */
function assertPresent({ email, date }: NonNullable<Wish['presentInfo']>, now: Date): void {
  if (!isEmail(email)) throw new ApiError('invalidFields', { fields: { email: ['invalidEmailError'] } });
  if (fromTimestamp(date) > secondsLater(now, giftDays * 86_400).getTime())
    throw new ApiError('invalidFields', { fields: { date: ['tooLate'] } });
}

/** One at a time renews itself for a card, and a trial comes once (rule D-149). */
async function assertMayRenew(
  { tx, userId }: Buyer,
  { requestSubscription = false, withTrial = false }: Wish,
  targets: readonly (number | null)[],
): Promise<void> {
  const ids = targets.map((target) => target ?? userId);
  if (requestSubscription && (await selectSubscribed(tx, ids)).length > 0) throw new ApiError('notAvailable');
  if (withTrial && (await selectTried(tx, ids)).length > 0) throw new ApiError('notAvailable');
}

interface Adding {
  readonly userId: number;
  readonly wish: Wish;
  readonly purchase: PurchaseRow;
  readonly purchases: readonly PurchaseRow[];
}

/** What may stay beside the new one. */
function keptOf(orders: readonly OrderRow[], { userId, wish, purchase, purchases }: Adding): readonly OrderRow[] {
  const { allowedOrderIds, recalculateLogic = false, targetCards = [userId] } = wish;
  const isLogic = ({ purchaseId }: OrderRow): boolean =>
    purchases.find(({ id }) => id === purchaseId)?.category === shopCategories.logic;
  const isReplaced = (order: OrderRow): boolean =>
    recalculateLogic &&
    purchase.category === shopCategories.logic &&
    isLogic(order) &&
    order.targetUserId !== null &&
    targetCards.includes(order.targetUserId);
  return orders.filter(({ id }) => allowedOrderIds?.includes(id) ?? true).filter((order) => !isReplaced(order));
}

/** Refuses with `notFound` and `invalidTransition`. */
export async function removeOrder(
  buyer: LockedBuyer,
  orderId: number,
  { cart }: Pick<ShopState, 'cart'>,
): Promise<CartWithOrders> {
  if (!cart?.orders.some(({ id }) => id === orderId)) throw new ApiError('notFound');
  return changeCart(buyer, cart, { removed: [orderId], added: [] });
}

interface Source {
  readonly source: string;
  readonly affiliate: readonly object[];
}

/** Where this cart comes from; the first one counts (rule D-151). */
export async function registerSource(
  buyer: LockedBuyer,
  told: Source,
  { cart }: Pick<ShopState, 'cart'>,
): Promise<void> {
  const { id } = await changeCart(buyer, cart, { removed: [], added: [] });
  await updateSource(buyer.tx, id, told);
}

/** It is closed for payment, for so many hours; one that waits already waits on. */
export async function waitForPayment({ tx, now }: Buyer, { id, status }: CartRow, hours: number): Promise<void> {
  if (status !== WAIT_PAYMENT && !mayMove(status, WAIT_PAYMENT)) throw new ApiError('invalidTransition');
  await updateStatus(tx, id, { from: status, to: WAIT_PAYMENT });
  await updateExpiry(tx, id, secondsLater(now, hours * 3600));
}

/** The cart is active, for another three days; where none is open, one is now. Refuses with `invalidTransition`. */
async function changeCart(
  { tx, userId, now }: LockedBuyer,
  open: CartWithOrders | null,
  changes: Omit<CartChanges, 'expiresAt'>,
): Promise<CartWithOrders> {
  const expiresAt = cartExpiry(now);
  const cart = open ?? (await insertCart(tx, { userId, expiresAt }));
  const added = await updateCart(tx, cart.id, { ...changes, expiresAt });
  if (!added) throw new ApiError('invalidTransition');
  const kept = cart.orders.filter(({ id }) => !changes.removed.includes(id));
  return { ...cart, status: ACTIVE, expiresAt, orders: [...kept, ...added] };
}
