import type { Context, Feature } from '../../kernel/feature/index.ts';
import { moveBalance } from '../books/index.ts';
import { adapterOf, erasePayments, movePayments, openGateways } from '../payments/index.ts';
import { checkoutRoutes } from './checkout.routes.ts';
import { mountBilling } from './mount.ts';
import { renewSubscriptions } from './renew.ts';
import { reconcile, type Refreshing } from './refresh.ts';

const TEN_MINUTES_MS = 600_000;

/** From a cart to what was paid for: the one place that knows carts, payments, books and goods together. */
export async function checkout(context: Context): Promise<Feature> {
  const { sql, clock, log, config, publicUrl } = context;
  const refreshing: Refreshing = { sql, clock, log, gateways: await openGateways(context) };
  return {
    name: 'checkout',
    routes: checkoutRoutes(refreshing, adapterOf(config)),
    mount: (app) => mountBilling(app, { ...refreshing, publicUrl }),
    rounds: [
      { name: 'payments', everyMs: TEN_MINUTES_MS, run: (isClosed) => reconcile(refreshing, isClosed) },
      { name: 'renewals', everyMs: TEN_MINUTES_MS, run: (isClosed) => renewSubscriptions(refreshing, isClosed) },
    ],
    person: {
      hasProgress: async () => false,
      move: async (tx, change) => {
        await moveBalance(tx, { ...change, at: clock.now() });
        await movePayments(tx, change);
      },
      erase: erasePayments,
    },
  };
}
