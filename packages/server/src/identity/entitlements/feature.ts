import type { FeatureFactory } from '../../kernel/feature/index.ts';
import { moveEntitlements } from './entitlement.db.ts';
import { endEntitlements } from './entitlement.ts';

/** What somebody may use because somebody has paid for it. */
export const entitlements: FeatureFactory = ({ sql, clock }) => ({
  name: 'entitlements',
  hourly: () => endEntitlements(sql, clock.now()),
  person: {
    // What is bought is no progress.
    hasProgress: async () => false,
    move: moveEntitlements,
    // The database drops them with the user.
    erase: async () => undefined,
  },
});
