import { calls } from '@logikit/contract';
import type { Context } from '../context.ts';
import type { Feature } from '../feature.ts';
import { route } from '../http/route.ts';
import { recordActivity } from './activity.ts';
import { deleteActivities, moveActivities } from './activity.db.ts';
import { pageErrorRoute } from './page-error.ts';

export function analytics({ log }: Pick<Context, 'log'>): Feature {
  return {
    name: 'analytics',
    routes: [
      pageErrorRoute(log),
      route(calls.sendActivity, ({ tx, clock, user, body }) =>
        recordActivity(tx, clock, { userId: user.id, sent: body }),
      ),
    ],
    // Time spent is not progress that merging could lose, so it asks nothing.
    person: { hasProgress: async () => false, move: moveActivities, erase: deleteActivities },
  };
}
