import { calls } from '@logikit/contract';
import { type Limit, route, type Route } from '../../kernel/http/index.ts';
import { askWithdrawal, confirmWithdrawal } from './withdraw.ts';

/** Whoever guesses numbers of orders is slow. */
const asks: Limit = {
  name: 'withdrawal',
  points: 20,
  seconds: 3600,
  key: ({ address }) => address,
  byAddress: true,
};

export const refundRoutes: readonly Route[] = [
  route(
    calls.askWithdrawal,
    ({ tx, clock, locale, body }) => askWithdrawal({ tx, now: clock.now(), locale, wish: body }),
    { limits: [asks] },
  ),
  route(
    calls.confirmWithdrawal,
    ({ tx, clock, locale, body, emit }) => confirmWithdrawal({ tx, now: clock.now(), locale, wish: body, emit }),
    { limits: [asks] },
  ),
];
