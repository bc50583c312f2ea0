import type { Model } from '@logikit/contract';
import { insertAct, readContact } from '../../identity/accounts/index.ts';
import { timestampOf } from '../../kernel/clock/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { sliceOf, toPage } from '../../kernel/http/index.ts';
import { goodsWords, selectCodes } from '../products/index.ts';
import { selectOrders, updateDone } from './service-order.db.ts';

/** What has been bought of us and not of a machine: a lesson, a talk, a parcel. */
export async function listOrders(
  tx: Tx,
  query: Model<'ServiceOrdersQuery'>,
  locale: string,
): Promise<Model<'ServiceOrders'>> {
  const { rows, total } = await selectOrders(tx, query.isDone, sliceOf(query));
  const codes = await selectCodes(tx);
  const say = goodsWords(locale);
  const told = [];
  for (const row of rows)
    told.push({
      id: row.id,
      title: say(`goods.${codes.get(row.purchaseId) ?? ''}`),
      boughtAt: timestampOf(row.createdAt),
      isDone: row.doneAt !== null,
      buyer: row.userId === null ? null : await readContact(tx, row.userId),
      isForAnother: row.targetUserId !== row.userId,
    });
  return toPage(query, { rows: told, total });
}

interface Closing {
  readonly tx: Tx;
  readonly operatorId: number;
  readonly id: number;
  readonly now: Date;
}

/** Says that it is done, and keeps who said so. Refuses with `notFound`. */
export async function closeOrder({ tx, operatorId, id, now }: Closing): Promise<void> {
  if (!(await updateDone(tx, id, now))) throw new ApiError('notFound');
  await insertAct(tx, { userId: operatorId, duty: 'orders', what: 'done', reference: String(id), at: now });
}
