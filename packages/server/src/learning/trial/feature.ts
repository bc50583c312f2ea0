import { calls } from '@logikit/contract';
import type { FeatureFactory } from '../../kernel/feature/index.ts';
import { route } from '../../kernel/http/index.ts';
import { takeTrial } from './additional-trial.ts';
import { deleteTrial, moveTrial } from './additional-trial.db.ts';
import { readTrialState } from './trial.ts';

/** What is free for everybody, and one more chapter for a week. */
export const trial: FeatureFactory = () => ({
  name: 'trial',
  routes: [
    route(calls.getTrialState, ({ tx, user, tenant, params }) =>
      readTrialState(tx, { userId: user.id, tenantId: tenant.id, targetLesson: params.a }),
    ),
    route(calls.takeAdditionalTrial, ({ tx, user, clock }) =>
      takeTrial(tx, { userId: user.id, tenantId: user.tenantId, now: clock.now() }),
    ),
  ],
  person: {
    // A lent chapter is no progress: what was done in it is asked for elsewhere.
    hasProgress: async () => false,
    move: moveTrial,
    erase: deleteTrial,
  },
});
