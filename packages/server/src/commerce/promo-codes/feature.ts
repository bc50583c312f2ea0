import type { FeatureFactory } from '../../kernel/feature/index.ts';
import { seedDemoCodes } from './demo-codes.ts';
import { sendGifts } from './gift.ts';
import { moveGifts } from './gift.db.ts';
import { moveUses } from './promo-code.db.ts';
import { promoCodeRoutes } from './promo-codes.routes.ts';

const MINUTE_MS = 60_000;

/** What can be typed for a discount, or for a purchase: codes of ours, and presents. */
export const promoCodes: FeatureFactory = ({ sql, clock, config, publicUrl }) => ({
  name: 'promo-codes',
  routes: promoCodeRoutes,
  prepare: async () => {
    if (config.withDemo) await sql.begin((tx) => seedDemoCodes(tx, clock.now()));
  },
  rounds: [
    {
      name: 'gifts',
      everyMs: MINUTE_MS,
      run: (isClosed) => sendGifts({ sql, now: clock.now(), publicUrl: publicUrl() }, isClosed),
    },
  ],
  person: {
    hasProgress: async () => false,
    move: async (tx, change) => {
      await moveUses(tx, change);
      await moveGifts(tx, change);
    },
    // The database drops what was typed with the user; presents that are paid for still go out.
    erase: async () => undefined,
  },
});
