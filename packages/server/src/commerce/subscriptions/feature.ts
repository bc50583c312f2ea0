import type { FeatureFactory } from '../../kernel/feature/index.ts';
import { moveSubscriptions } from './subscription.db.ts';
import { warnOfRenewals } from './warnings.ts';

/** What renews itself. Its calls and its payments are checkout's. */
export const subscriptions: FeatureFactory = ({ sql, clock }) => ({
  name: 'subscriptions',
  hourly: () => warnOfRenewals(sql, clock.now()),
  person: {
    hasProgress: async () => false,
    move: moveSubscriptions,
    // The database drops them with the user.
    erase: async () => undefined,
  },
});
