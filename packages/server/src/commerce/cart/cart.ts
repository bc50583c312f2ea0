import {
  type CallInput,
  type calls,
  cartStatuses,
  fromTimestamp,
  isEmail,
  numbers,
  shopCategories,
} from '@logikit/contract';
import { lockProfile } from '../../identity/accounts/index.ts';
import { secondsLater } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { type PurchaseRow, selectPurchases } from '../products/index.ts';
import { selectSubscribed, selectTried } from '../subscriptions/index.ts';
import { assertOwnCards, type Buyer } from './buyer.ts';
import {
  type CartRow,
  copyOrders,
  deleteOrders,
  insertCart,
  insertOrder,
  type OrderRow,
  selectCart,
  selectOpenCart,
  selectOrders,
  updateExpiry,
  updateSource,
  updateStatus,
} from './cart.db.ts';
import { mayMove } from './cart-states.ts';

type Wish = CallInput<typeof calls.addPurchase>['body'];

const { ACTIVE, CANCELED, PAYED, WAIT_PAYMENT } = cartStatuses;
const { cartHours, giftDays, orders: mostOrders } = numbers.shop;
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
export async function addPurchase(buyer: Buyer, wish: Wish): Promise<void> {
  const { targetCards = [], additionalCardIds = [], presentInfo = null } = wish;
  if (presentInfo) assertPresent(presentInfo, buyer.now);
  assertOwnCards(buyer, [...targetCards, ...additionalCardIds]);
  const purchases = await selectPurchases(buyer.tx, buyer.list.id);
  const purchase = purchases.find(({ id }) => id === wish.purchaseId);
  assertForSale(purchase, wish);
  const cart = await lockActiveCart(buyer);
  const kept = await keepOrders(buyer, cart, { wish, purchase, purchases });
  const targets = presentInfo ? [null] : [...new Set(targetCards.length === 0 ? [buyer.userId] : targetCards)];
  await assertMayRenew(buyer, wish, targets);
  const added = targets.filter(
    (target) => target === null || repeatable.includes(purchase.type) || !holds(kept, purchase, target),
  );
  if (kept.length + added.length > mostOrders) throw new ApiError('limitReached', { data: { limit: mostOrders } });
  for (const targetUserId of added)
    await insertOrder(buyer.tx, cart.id, {
      purchaseId: purchase.id,
      targetUserId,
      isSubscription: wish.requestSubscription ?? false,
      withTrial: wish.withTrial ?? false,
      present: presentInfo,
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
  readonly wish: Wish;
  readonly purchase: PurchaseRow;
  readonly purchases: readonly PurchaseRow[];
}

/** Takes out what shall not be beside the new one, and tells what stays. */
async function keepOrders(
  { tx, userId }: Buyer,
  cart: CartRow,
  { wish, purchase, purchases }: Adding,
): Promise<readonly OrderRow[]> {
  const { allowedOrderIds, recalculateLogic = false, targetCards = [userId] } = wish;
  const isLogic = ({ purchaseId }: OrderRow): boolean =>
    purchases.find(({ id }) => id === purchaseId)?.category === shopCategories.logic;
  const isReplaced = (order: OrderRow): boolean =>
    recalculateLogic &&
    purchase.category === shopCategories.logic &&
    isLogic(order) &&
    order.targetUserId !== null &&
    targetCards.includes(order.targetUserId);
  const orders = await selectOrders(tx, cart.id);
  const isKept = (order: OrderRow): boolean => (allowedOrderIds?.includes(order.id) ?? true) && !isReplaced(order);
  await deleteOrders(
    tx,
    cart.id,
    orders.filter((order) => !isKept(order)).map(({ id }) => id),
  );
  return orders.filter(isKept);
}

/** Refuses with `notFound` and `invalidTransition`. */
export async function removeOrder(buyer: Buyer, orderId: number): Promise<void> {
  const cart = await lockActiveCart(buyer);
  const orders = await selectOrders(buyer.tx, cart.id);
  if (!orders.some(({ id }) => id === orderId)) throw new ApiError('notFound');
  await deleteOrders(buyer.tx, cart.id, [orderId]);
}

interface Source {
  readonly source: string;
  readonly affiliate: readonly object[];
}

/** Where this cart comes from; the first one counts (rule D-151). */
export async function registerSource(buyer: Buyer, told: Source): Promise<void> {
  const cart = await lockActiveCart(buyer);
  await updateSource(buyer.tx, cart.id, told);
}

/** It is closed for payment, for so many hours; one that waits already waits on. */
export async function waitForPayment({ tx, now }: Buyer, { id, status }: CartRow, hours: number): Promise<void> {
  if (status !== WAIT_PAYMENT && !mayMove(status, WAIT_PAYMENT)) throw new ApiError('invalidTransition');
  await updateStatus(tx, id, { from: status, to: WAIT_PAYMENT });
  await updateExpiry(tx, id, secondsLater(now, hours * 3600));
}

/**
 * Paid, exactly as it was asked for. False: it is paid or given up already, or holds something else by now. Its owner's
 * profile is locked.
 */
export async function closeCart(tx: Tx, cartId: number, orderIds: readonly number[]): Promise<boolean> {
  const cart = await selectCart(tx, cartId);
  const held = (await selectOrders(tx, cartId)).map(({ id }) => id);
  if (!cart || held.toString() !== orderIds.toString()) return false;
  // A payment that failed may have sent the buyer back to the cart, before a late bank paid it all the same.
  if (cart.status === ACTIVE) await updateStatus(tx, cartId, { from: ACTIVE, to: WAIT_PAYMENT });
  return updateStatus(tx, cartId, { from: WAIT_PAYMENT, to: PAYED });
}

/** The cart that may be changed, for another three days: two tabs stand in line here. */
async function lockActiveCart(buyer: Buyer): Promise<CartRow> {
  const { tx, userId, now } = buyer;
  await lockProfile(tx, userId);
  const cart = (await renewCart(buyer)) ?? (await insertCart(tx, { userId, expiresAt: expiryOf(now) }));
  if (cart.status !== ACTIVE && !mayMove(cart.status, ACTIVE)) throw new ApiError('invalidTransition');
  if (cart.status !== ACTIVE) await updateStatus(tx, cart.id, { from: cart.status, to: ACTIVE });
  await updateExpiry(tx, cart.id, expiryOf(now));
  return { ...cart, status: ACTIVE };
}

const expiryOf = (now: Date): Date => secondsLater(now, cartHours * 3600);

/** The open cart. One whose time is over is canceled, and what is still sold goes into a new one (rule D-143). */
export async function renewCart(buyer: Pick<Buyer, 'tx' | 'userId' | 'now' | 'list'>): Promise<CartRow | null> {
  const { tx, userId, now, list } = buyer;
  const cart = await selectOpenCart(tx, userId);
  if (!cart || cart.expiresAt > now) return cart;
  const isOurs = await updateStatus(tx, cart.id, { from: cart.status, to: CANCELED });
  // Another tab was quicker.
  if (!isOurs) return selectOpenCart(tx, userId);
  const renewed = await insertCart(tx, { userId, expiresAt: expiryOf(now) });
  const purchaseIds = (await selectPurchases(tx, list.id)).map(({ id }) => id);
  await copyOrders(tx, { from: cart.id, to: renewed.id, purchaseIds });
  return renewed;
}
