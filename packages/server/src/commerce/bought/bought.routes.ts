import { calls } from '@logikit/contract';
import { type Limit, route, type Route } from '../../kernel/http/index.ts';
import { requireBuyer } from '../cart/index.ts';
import { printBought, readBought } from './bought.ts';
import { closeOrder, listOrders } from './order-desk.ts';

/** Pages are drawn for each request. */
const prints: Limit = {
  name: 'print-sheets',
  points: 60,
  seconds: 3600,
  key: ({ userId }) => String(userId),
  byAddress: false,
};

export const boughtRoutes: readonly Route[] = [
  route(calls.getBought, async (input) => readBought(await requireBuyer(input))),
  route(
    calls.printSheets,
    // The router sends the bytes as they are.
    async (input) => (await printBought(await requireBuyer(input), input.params.id)) as never,
    { limits: [prints] },
  ),
  route(calls.listServiceOrders, ({ tx, query, locale }) => listOrders(tx, query, locale)),
  route(calls.closeServiceOrder, async ({ tx, clock, user, params }) => {
    await closeOrder({ tx, operatorId: user.id, id: params.id, now: clock.now() });
    return { status: 'ok' };
  }),
];
