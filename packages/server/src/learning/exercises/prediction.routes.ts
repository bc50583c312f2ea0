import { calls, type Tier } from '@logikit/contract';
import { route, type Route } from '../../kernel/http/index.ts';
import { predictBlock } from './prediction.ts';

export const predictionRoutes: readonly Route[] = [
  route(calls.predictExercise, ({ tx, user, tenant, clock, params }) =>
    predictBlock({
      tx,
      userId: user.id,
      tenantId: tenant.id,
      now: clock.now(),
      targetLesson: params.a,
      tier: params.b as Tier, // the schema lets 1…3 through
    }),
  ),
];
