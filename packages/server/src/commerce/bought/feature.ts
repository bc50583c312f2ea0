import type { FeatureFactory } from '../../kernel/feature/index.ts';
import { boughtRoutes } from './bought.routes.ts';
import { moveServiceOrders } from './service-order.db.ts';

/** What somebody has of what they have paid for, and what we still owe them. */
export const bought: FeatureFactory = () => ({
  name: 'bought',
  routes: boughtRoutes,
  person: {
    hasProgress: async () => false,
    move: moveServiceOrders,
    // The database takes the names off: what is owed is owed.
    erase: async () => undefined,
  },
});
