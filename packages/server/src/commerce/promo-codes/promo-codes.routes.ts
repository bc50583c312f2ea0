import { calls } from '@logikit/contract';
import { type Limit, route, type Route } from '../../kernel/http/index.ts';
import { requireBuyer } from '../cart/index.ts';
import { applyPromoCode } from './apply-promo-code.ts';
import { createPromoCode, endCode, listPromoCodes } from './code-desk.ts';
import { listGifts } from './list-gifts.ts';

/** Whoever guesses codes is slow. */
const tries: Limit = {
  name: 'promo-code',
  points: 10,
  seconds: 900,
  key: ({ userId }) => String(userId),
  byAddress: false,
};

export const promoCodeRoutes: readonly Route[] = [
  route(calls.listPromoCodes, ({ tx, clock, query, locale }) =>
    listPromoCodes({ tx, now: clock.now(), locale }, query),
  ),
  route(calls.createPromoCode, async ({ tx, clock, user, body }) => {
    await createPromoCode({ tx, operatorId: user.id, now: clock.now(), wish: body });
    return { status: 'ok' };
  }),
  route(calls.endPromoCode, async ({ tx, clock, user, params }) => {
    await endCode({ tx, operatorId: user.id, now: clock.now(), code: params.code });
    return { status: 'ok' };
  }),
  route(calls.listGifts, async (input) => listGifts(await requireBuyer(input))),
  route(
    calls.applyPromoCode,
    async (input) => applyPromoCode({ buyer: await requireBuyer(input), emit: input.emit, wish: input.body }),
    { limits: [tries] },
  ),
];
