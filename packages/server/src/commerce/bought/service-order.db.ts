import type { Tx } from '../../kernel/database/index.ts';
import type { Rows, Slice } from '../../kernel/http/index.ts';

interface NewServiceOrder {
  readonly userId: number;
  readonly targetUserId: number;
  readonly purchaseId: number;
  /** Names it: said twice it is one. */
  readonly sourceId: string;
  readonly at: Date;
}

/** Something that one of us does for a purchase. */
export async function insertServiceOrder(tx: Tx, one: NewServiceOrder): Promise<void> {
  await tx`
    insert into service_order (user_id, target_user_id, purchase_id, source_id, created_at)
    values (${one.userId}, ${one.targetUserId}, ${one.purchaseId}, ${one.sourceId}, ${one.at})
    on conflict (source_id) do nothing`;
}

export interface ServiceOrderRow {
  readonly id: number;
  /** Null: they have left. */
  readonly userId: number | null;
  readonly targetUserId: number | null;
  readonly purchaseId: number;
  readonly createdAt: Date;
  readonly doneAt: Date | null;
}

const columns = (tx: Tx) => tx`
  id, user_id as "userId", target_user_id as "targetUserId", purchase_id as "purchaseId", created_at as "createdAt",
  done_at as "doneAt"`;

/** The newest first. */
export async function selectOwnOrders(tx: Tx, userId: number): Promise<readonly ServiceOrderRow[]> {
  return tx<ServiceOrderRow[]>`
    select ${columns(tx)} from service_order where user_id = ${userId} order by created_at desc, id desc limit 100`;
}

/** Of everybody: those that wait, the oldest first; or those that are done, the newest first. */
export async function selectOrders(tx: Tx, isDone: boolean, { limit, offset }: Slice): Promise<Rows<ServiceOrderRow>> {
  const wanted = isDone ? tx`done_at is not null` : tx`done_at is null`;
  const order = isDone ? tx`done_at desc, id desc` : tx`created_at, id`;
  const rows = await tx<ServiceOrderRow[]>`
    select ${columns(tx)} from service_order where ${wanted} order by ${order} limit ${limit} offset ${offset}`;
  const [count] = await tx<{ total: number }[]>`select count(*)::int as total from service_order where ${wanted}`;
  return { rows, total: count?.total ?? 0 };
}

/** False: there is none that waits. */
export async function updateDone(tx: Tx, id: number, at: Date): Promise<boolean> {
  const { count } = await tx`update service_order set done_at = ${at} where id = ${id} and done_at is null`;
  return count === 1;
}

export async function moveServiceOrders(
  tx: Tx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await tx`update service_order set user_id = ${to} where user_id = ${from}`;
  await tx`update service_order set target_user_id = ${to} where target_user_id = ${from}`;
}

/** Whether one of those whose source is like this has been done. */
export async function selectIsDone(tx: Tx, like: string): Promise<boolean> {
  const [row] = await tx`select from service_order where source_id like ${like} and done_at is not null limit 1`;
  return row !== undefined;
}

export async function deleteWaitingOrders(tx: Tx, like: string): Promise<void> {
  await tx`delete from service_order where source_id like ${like} and done_at is null`;
}
