import type { Context, Feature } from '../../kernel/feature/index.ts';
import type { Accounts } from '../accounts/index.ts';
import { deletePreferences, movePreferences } from './preference.db.ts';
import { preferenceRoutes } from './preference.routes.ts';
import { forgetPeople } from './retention.ts';
import { trustRoutes } from './trust.routes.ts';

/** What people may know, allow and end: consents, the export of everything, and the end of an account. */
export function trust(context: Context, { passwords }: Accounts): Feature {
  const { sql, clock, people } = context;
  return {
    name: 'trust',
    routes: [...trustRoutes({ ...context, passwords }), ...preferenceRoutes],
    hourly: async () => void (await forgetPeople(sql, clock, people())),
    person: {
      // A choice is not progress that merging could lose.
      hasProgress: async () => false,
      move: movePreferences,
      erase: deletePreferences,
    },
  };
}
