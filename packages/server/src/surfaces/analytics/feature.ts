import { numbers } from '@logikit/contract';
import { secondsLater } from '../../kernel/clock/index.ts';
import type { Context, Feature } from '../../kernel/feature/index.ts';
import { deleteActivities, moveActivities } from './activity.db.ts';
import { analyticsRoutes } from './analytics.routes.ts';
import { deleteEventsBefore, deleteEventsOf } from './event.db.ts';
import { pageErrorRoute } from './page-error.ts';

export function analytics({ log, sql, clock }: Pick<Context, 'log' | 'sql' | 'clock'>): Feature {
  return {
    name: 'analytics',
    routes: [pageErrorRoute(log), ...analyticsRoutes],
    hourly: () => deleteEventsBefore(sql, secondsLater(clock.now(), -numbers.retentionDays.analytics * 86_400)),
    person: {
      // Time spent is not progress that merging could lose, so it asks nothing.
      hasProgress: async () => false,
      move: async (tx, change) => {
        await Promise.all([moveActivities(tx, change), deleteEventsOf(tx, change.from)]);
      },
      erase: async (tx, userId) => {
        await Promise.all([deleteActivities(tx, userId), deleteEventsOf(tx, userId)]);
      },
    },
  };
}
