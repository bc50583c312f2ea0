import type { FeatureFactory } from '../../kernel/feature/index.ts';
import { moveCarts } from './cart.db.ts';
import { cartRoutes } from './cart.routes.ts';

/** What somebody is about to buy. */
export const cart: FeatureFactory = () => ({
  name: 'cart',
  routes: cartRoutes,
  person: {
    hasProgress: async () => false,
    move: moveCarts,
    // The database drops them with the user.
    erase: async () => undefined,
  },
});
