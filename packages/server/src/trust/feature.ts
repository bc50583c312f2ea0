import type { Context } from '../context.ts';
import type { Feature } from '../feature.ts';
import { deleteSpentLimits } from './person-data.db.ts';
import { trustRoutes } from './trust.routes.ts';

/** What people may know, allow and end: consents, the export of everything, and the end of an account. */
export function trust(context: Context): Feature {
  return {
    name: 'trust',
    routes: trustRoutes(context),
    chore: () => deleteSpentLimits(context.sql),
  };
}
