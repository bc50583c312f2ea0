import { calls } from '@logikit/contract';
import { readAffiliate } from '../../community/promo/index.ts';
import { route, type Route } from '../../kernel/http/index.ts';
import { lockBuyer, requireBuyer } from './buyer.ts';
import { addPurchase, registerSource, removeOrder } from './cart.ts';
import { type Asked, readShop } from './shop.ts';
import { readShopState } from './shop-state.ts';

/** On partners' pages somebody collects, and pays on ours: what moves money is not for them (rule D-207). */
const alsoOnPages = { onPartnerPage: true } as const;

/** After a change it is the cart that somebody looks at. */
const afterwards = (loadParams: Asked | undefined): Asked => ({ shopParts: ['cart'], ...loadParams });

export const cartRoutes: readonly Route[] = [
  route(
    calls.loadShop,
    async (input) => {
      const { shopParts, purchaseParts, categoryType, additionalCardIds } = input.query;
      const buyer = await requireBuyer(input);
      return readShop(buyer, await readShopState(buyer), {
        // The contract names the words that may stand there.
        shopParts: shopParts?.split(',') as Asked['shopParts'],
        purchaseParts: purchaseParts?.split(',') as Asked['purchaseParts'],
        categoryType,
        additionalCardIds: additionalCardIds?.split(',').map(Number),
      });
    },
    // A cart whose time is over is renewed.
    { ...alsoOnPages, changes: true },
  ),
  route(
    calls.registerSource,
    async (input) => {
      const { request, clock, query } = input;
      const affiliate = readAffiliate(request.isOwnOrigin ? request.cookie('ll_aff') : null, clock.now());
      const buyer = await lockBuyer(input);
      await registerSource(buyer, { source: query.source ?? '', affiliate }, await readShopState(buyer));
      return { status: 'ok' };
    },
    { ...alsoOnPages, changes: true },
  ),
  route(
    calls.addPurchase,
    async (input) => {
      const { body } = input;
      const buyer = await lockBuyer(input);
      const state = await readShopState(buyer);
      const cart = await addPurchase(buyer, body, state);
      const asked = { ...afterwards(body.loadParams), additionalCardIds: body.additionalCardIds };
      return readShop(buyer, { ...state, cart }, asked);
    },
    alsoOnPages,
  ),
  route(
    calls.removeOrder,
    async (input) => {
      const { body } = input;
      const buyer = await lockBuyer(input);
      const state = await readShopState(buyer);
      const cart = await removeOrder(buyer, body.orderId, state);
      const asked = { ...afterwards(body.loadParams), additionalCardIds: body.additionalCardIds };
      return readShop(buyer, { ...state, cart }, asked);
    },
    alsoOnPages,
  ),
];
