import { emailIn } from '../../identity/accounts/index.ts';
import { calls } from '@logikit/contract';
import { type Limit, route, type Route, slowRoute } from '../../kernel/http/index.ts';
import { lockBuyer, readShop, readShopState, requireBuyer } from '../cart/index.ts';
import { cancelSubscription, keepSubscription } from '../subscriptions/index.ts';
import { payOnline, readPayDefaults, waitPayment } from './checkout.ts';
import { listGuestOffers, startGuestPayment } from './guest-checkout.ts';
import { listPayments, readGuestPayment, readPayment } from './payment-state.ts';
import { refreshOpen, type Refreshing } from './refresh.ts';

/** A gateway is asked each time. */
const asks: Limit = {
  name: 'ask-payment',
  points: 60,
  seconds: 60,
  key: ({ userId }) => String(userId),
  byAddress: false,
};
/** By address: they have no account. */
const guestAsks: Limit = { ...asks, name: 'ask-guest-payment', key: ({ address }) => address, byAddress: true };
/** What is begun from one place, and in the name of one address: nobody is flooded with letters of ours. */
const guestPayments: readonly Limit[] = [
  { name: 'guest-payment', points: 20, seconds: 3600, key: ({ address }) => address, byAddress: true },
  { name: 'guest-payment-email', points: 10, seconds: 3600, key: ({ body }) => emailIn(body), byAddress: false },
];
const ok = { status: 'ok' } as const;

/** `adapter`: who takes the money; null: nobody does here. */
export const checkoutRoutes = (refreshing: Refreshing, adapter: string | null): readonly Route[] => [
  route(calls.waitPayment, async (input) => {
    const { body, emit } = input;
    const buyer = await lockBuyer(input);
    await waitPayment({ buyer, emit, adapter }, body.currency);
    return readShop(buyer, await readShopState(buyer), { shopParts: ['cart'], ...body.loadParams });
  }),
  route(calls.getPayDefaults, async (input) => readPayDefaults({ buyer: await requireBuyer(input), adapter }), {
    // A cart whose time is over is renewed.
    changes: true,
  }),
  route(
    calls.payOnline,
    async (input) => payOnline({ buyer: await lockBuyer(input), emit: input.emit, adapter }, input.body),
    // What it answers begins a payment.
    { isSecret: true },
  ),
  slowRoute(
    calls.getPayment,
    {
      before: ({ params }) => refreshOpen(refreshing, params.token),
      handle: ({ tx, user, params, locale }) => readPayment(tx, { token: params.token, userId: user.id, locale }),
    },
    { limits: [asks] },
  ),
  route(calls.cancelSubscription, async (input) => {
    const { tx, userId, now } = await requireBuyer(input);
    await cancelSubscription({ tx, userId, now, id: input.params.id });
    return ok;
  }),
  route(calls.keepSubscription, async (input) => {
    const { tx, userId, now } = await requireBuyer(input);
    await keepSubscription({ tx, userId, now, id: input.params.id });
    return ok;
  }),
  route(calls.listGuestOffers, listGuestOffers),
  route(calls.startGuestPayment, async (input) => startGuestPayment({ ...input, adapter }, input.body), {
    limits: guestPayments,
    // What it answers begins a payment.
    isSecret: true,
  }),
  slowRoute(
    calls.getGuestPayment,
    {
      before: ({ params }) => refreshOpen(refreshing, params.token),
      handle: ({ tx, clock, params, locale }) =>
        readGuestPayment(tx, { token: params.token, locale, now: clock.now() }),
    },
    { limits: [guestAsks] },
  ),
  route(calls.listPayments, async (input) => listPayments(await requireBuyer(input), input.query)),
];
