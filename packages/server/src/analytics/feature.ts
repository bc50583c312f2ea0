import { calls } from '@logikit/contract';
import { lockProfile } from '../accounts/profile.ts';
import { countSeconds } from '../awards/learning.ts';
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
      route(calls.sendActivity, async ({ tx, emit, clock, user, body }) => {
        const profile = await lockProfile(tx, user.id);
        const { answer, learnt } = await recordActivity(tx, clock, { userId: user.id, sent: body });
        await countSeconds({ tx, emit, profile, now: clock.now() }, learnt);
        return answer;
      }),
    ],
    // Time spent is not progress that merging could lose, so it asks nothing.
    person: { hasProgress: async () => false, move: moveActivities, erase: deleteActivities },
  };
}
