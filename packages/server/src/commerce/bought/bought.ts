import { type Model, toWirePrice } from '@logikit/contract';
import { selectLogic, selectSheets } from '../../identity/entitlements/index.ts';
import { secondsLater, timestampOf } from '../../kernel/clock/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { balanceOf } from '../books/index.ts';
import type { Buyer } from '../cart/index.ts';
import { goodsWords, selectCodes } from '../products/index.ts';
import { openUntil, selectSubscriptions } from '../subscriptions/index.ts';
import { printSet } from './print-set.ts';
import { selectOwnOrders } from './service-order.db.ts';
import { sheetSetOf } from './sheet-sets.ts';

/** One that is over is shown for a month. */
const ENDED_SHOWN_SECONDS = 31 * 86_400;

/** What somebody has of what they have paid for, as far as it is not met on the road. */
export async function readBought(buyer: Buyer): Promise<Model<'BoughtGoods'>> {
  const { tx, userId, cardIds, list, now } = buyer;
  const say = goodsWords(buyer.locale);
  const codes = await selectCodes(tx);
  const [logic, sheets, services, balance, running] = [
    await selectLogic(tx, { userIds: cardIds, now }),
    await selectSheets(tx, userId),
    await selectOwnOrders(tx, userId),
    await balanceOf(tx, userId, list.currency),
    await selectSubscriptions(tx, { userId, endedAfter: secondsLater(now, -ENDED_SHOWN_SECONDS) }),
  ];
  return {
    balance: toWirePrice(balance),
    currency: list.currency,
    // What a subscription has opened is told with it: days of grace are no promise.
    logic: logic
      .filter(
        ({ userId, endsAt }) =>
          !running.some((one) => one.targetUserId === userId && +openUntil(one) === Number(endsAt)),
      )
      .map(({ userId: cardId, endsAt }) => ({ cardId, endsAt: endsAt && timestampOf(endsAt) })),
    sheets: sheets.map(({ reference: id, startsAt }) => ({
      id,
      title: say(`goods.${id}`),
      fileName: `logikit-${id}.pdf`,
      boughtAt: timestampOf(startsAt),
    })),
    subscriptions: running.map((one) => ({
      id: one.id,
      title: say(`goods.${codes.get(one.purchaseId) ?? ''}`),
      cardId: one.targetUserId,
      status: one.status,
      price: toWirePrice(one.amount),
      currency: one.currency,
      period: one.months === 12 ? ('year' as const) : ('month' as const),
      endsAt: timestampOf(one.endsAt),
      isCanceled: one.cancelAtEnd,
      method: one.methodLabel,
    })),
    services: services.map(({ id, purchaseId, createdAt, doneAt }) => ({
      id,
      title: say(`goods.${codes.get(purchaseId) ?? ''}`),
      boughtAt: timestampOf(createdAt),
      isDone: doneAt !== null,
    })),
  };
}

/** Refuses with `notFound` what is not one's own. */
export async function printBought({ tx, userId, locale }: Buyer, id: string): Promise<Buffer> {
  const set = sheetSetOf(id);
  const isOwn = (await selectSheets(tx, userId)).some(({ reference }) => reference === id);
  if (!isOwn || !set) throw new ApiError('notFound');
  return printSet({ code: id, set, title: goodsWords(locale)(`goods.${id}`) }, locale);
}
