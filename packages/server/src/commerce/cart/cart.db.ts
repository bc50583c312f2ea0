import { cartStatuses } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';

const { ACTIVE, PAYED, WAIT_PAYMENT } = cartStatuses;

export interface CartRow {
  readonly id: number;
  readonly status: (typeof cartStatuses)[keyof typeof cartStatuses];
  readonly expiresAt: Date;
  readonly source: string | null;
}

export interface OrderRow {
  readonly id: number;
  readonly purchaseId: number;
  readonly targetUserId: number | null;
  readonly isSubscription: boolean;
  readonly withTrial: boolean;
}

/** With its orders as they were put in. */
export interface CartWithOrders extends CartRow {
  readonly orders: readonly OrderRow[];
}

/** What `o` holds, an array of `OrderRow`. */
const orders = (tx: Tx) => tx`
  coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'purchaseId', o.purchase_id, 'targetUserId', o.target_user_id,
    'isSubscription', o.is_subscription, 'withTrial', o.with_trial) order by o.id), '[]')`;

/** The one that is active or waits for its payment. */
export async function selectOpenCart(tx: Tx, userId: number): Promise<CartWithOrders | null> {
  const [row] = await tx<CartWithOrders[]>`
    select id, status, expires_at as "expiresAt", source,
      (select ${orders(tx)} from cart_order o where o.cart_id = cart.id) as orders
    from cart where user_id = ${userId} and status in (${ACTIVE}, ${WAIT_PAYMENT})`;
  return row ?? null;
}

/** Null: none of theirs was paid. */
export async function selectLastPaid(tx: Tx, userId: number): Promise<number | null> {
  const [row] = await tx<{ id: number | null }[]>`
    select max(id) as id from cart where user_id = ${userId} and status = ${PAYED}`;
  return row?.id ?? null;
}

export async function insertCart(
  tx: Tx,
  { userId, expiresAt }: { readonly userId: number; readonly expiresAt: Date },
): Promise<CartWithOrders> {
  const [row] = await tx<CartRow[]>`
    insert into cart (user_id, status, expires_at) values (${userId}, ${ACTIVE}, ${expiresAt})
    returning id, status, expires_at as "expiresAt", source`;
  return { ...(row as CartRow), orders: [] }; // `returning` tells of the row that is written
}

/** False where the cart has another status meanwhile. */
export async function updateStatus(
  tx: Tx,
  cartId: number,
  { from, to }: { readonly from: CartRow['status']; readonly to: CartRow['status'] },
): Promise<boolean> {
  const { count } = await tx`update cart set status = ${to} where id = ${cartId} and status = ${from}`;
  return count === 1;
}

export async function updateExpiry(tx: Tx, cartId: number, expiresAt: Date): Promise<void> {
  await tx`update cart set expires_at = ${expiresAt} where id = ${cartId}`;
}

/** The first source stays (rule D-151). */
export async function updateSource(
  tx: Tx,
  cartId: number,
  { source, affiliate }: { readonly source: string; readonly affiliate: readonly object[] },
): Promise<void> {
  await tx`
    update cart set source = ${source}, affiliate = ${tx.json(affiliate as never)}
    where id = ${cartId} and source is null`;
}

export interface Present {
  readonly email: string;
  readonly message: string;
  readonly date: string;
}

/** To whom a present goes; null: it is none. */
export async function selectPresent(tx: Tx, orderId: number): Promise<Present | null> {
  const [row] = await tx<{ present: Present | null }[]>`select present from cart_order where id = ${orderId}`;
  return row?.present ?? null;
}

export interface CartChanges {
  readonly expiresAt: Date;
  /** Which of its orders go. */
  readonly removed: readonly number[];
  readonly added: readonly (Omit<OrderRow, 'id'> & { readonly present: Present | null })[];
}

/** An open cart is active again, until then. The answer is what has been added; null: it is open no more. */
export async function updateCart(
  tx: Tx,
  cartId: number,
  { expiresAt, removed, added }: CartChanges,
): Promise<readonly OrderRow[] | null> {
  const [row] = await tx<Pick<CartWithOrders, 'orders'>[]>`
    with changed as (
      update cart set status = ${ACTIVE}, expires_at = ${expiresAt}
      where id = ${cartId} and status in (${ACTIVE}, ${WAIT_PAYMENT}) returning id, user_id
    ), removed as (
      delete from cart_order where cart_id = ${cartId} and id = any(${[...removed]}::int[])
    ), added as (
      insert into cart_order (user_id, cart_id, purchase_id, target_user_id, present, is_subscription, with_trial)
      select changed.user_id, changed.id, "purchaseId", "targetUserId", present, "isSubscription", "withTrial"
      from changed cross join jsonb_to_recordset(${tx.json(added as never)}::jsonb) as a("purchaseId" int,
        "targetUserId" int, present jsonb, "isSubscription" boolean, "withTrial" boolean)
      returning *
    )
    select (select ${orders(tx)} from added o) as orders from changed`;
  return row?.orders ?? null;
}

/**
 * Paid, exactly as it was asked for. False: it is paid or given up already, or holds something else by now. Its owner's
 * profile is locked.
 */
export async function payCart(tx: Tx, cartId: number, orderIds: readonly number[]): Promise<boolean> {
  // A payment that failed may have sent the buyer back to the cart, before a late bank paid it all the same.
  const { count } = await tx`
    update cart set status = ${PAYED} where id = ${cartId} and status in (${ACTIVE}, ${WAIT_PAYMENT})
      and array(select id from cart_order where cart_id = ${cartId} order by id) = ${[...orderIds]}::int[]`;
  return count === 1;
}

/** Of these purchases, in the order in which they were put in. */
export async function copyOrders(
  tx: Tx,
  { from, to, purchaseIds }: { readonly from: number; readonly to: number; readonly purchaseIds: readonly number[] },
): Promise<void> {
  await tx`
    insert into cart_order (user_id, cart_id, purchase_id, target_user_id, present, is_subscription, with_trial)
    select user_id, ${to}, purchase_id, target_user_id, present, is_subscription, with_trial
    from cart_order where cart_id = ${from} and purchase_id = any(${[...purchaseIds]}::int[]) order by id`;
}

export async function countPaidCarts(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from cart where user_id = ${userId} and status = ${PAYED}`;
  return row?.count ?? 0;
}

/** Gives every cart to `to`; the open one only where none is open there. */
export async function moveCarts(tx: Tx, { from, to }: { readonly from: number; readonly to: number }): Promise<void> {
  await tx`
    delete from cart where user_id = ${from} and status in (${ACTIVE}, ${WAIT_PAYMENT})
      and exists (select from cart o where o.user_id = ${to} and o.status in (${ACTIVE}, ${WAIT_PAYMENT}))`;
  await tx`update cart set user_id = ${to} where user_id = ${from}`;
  await tx`update cart_order set user_id = ${to} where user_id = ${from}`;
  await tx`update cart_order set target_user_id = ${to} where target_user_id = ${from}`;
}
