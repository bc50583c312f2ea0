import type { Context, Feature } from '../../kernel/feature/index.ts';
import { openGateways } from '../payments/index.ts';
import { moveRefunds } from './refund.db.ts';
import { refundRoutes } from './refund.routes.ts';
import { sendRefunds } from './send-refunds.ts';

const TEN_MINUTES_MS = 600_000;

/** Money that goes back, and what was bought with it. */
export async function refunds(context: Context): Promise<Feature> {
  const { sql, clock, log } = context;
  const gateways = await openGateways(context);
  return {
    name: 'refunds',
    routes: refundRoutes,
    rounds: [
      {
        name: 'refunds',
        everyMs: TEN_MINUTES_MS,
        run: (isClosed) => sendRefunds({ sql, clock, log, gateways }, isClosed),
      },
    ],
    person: {
      hasProgress: async () => false,
      move: moveRefunds,
      // The database takes the name off.
      erase: async () => undefined,
    },
  };
}
