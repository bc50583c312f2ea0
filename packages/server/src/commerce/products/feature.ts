import type { FeatureFactory } from '../../kernel/feature/index.ts';
import { seedDemoOffers } from './demo-offers.ts';
import { moveDiscountHolders } from './product.db.ts';
import { seedPurchases } from './seed.ts';

/** What there is to buy, and for how much. */
export const products: FeatureFactory = ({ sql, clock, config }) => ({
  name: 'products',
  prepare: async () => {
    await seedPurchases(sql, clock.now());
    if (config.withDemo) await sql.begin((tx) => seedDemoOffers(tx, clock.now()));
  },
  person: {
    hasProgress: async () => false,
    move: moveDiscountHolders,
    // The database drops them with the user.
    erase: async () => undefined,
  },
});
