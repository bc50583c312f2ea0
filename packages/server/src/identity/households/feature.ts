import type { Context, Feature } from '../../kernel/feature/index.ts';
import type { Accounts } from '../accounts/index.ts';
import { avatarRoutes, mountAvatars } from './avatars/avatars.routes.ts';
import { familyRoutes } from './family.routes.ts';
import { addFirstPupil } from './pupils.ts';
import { deleteSetting, moveSetting } from './settings.db.ts';
import { settingsRoutes } from './settings.routes.ts';

/** A grown-up's pupils, and what people set about themselves and each other. */
export function households(context: Context, accounts: Accounts): Feature {
  return {
    name: 'households',
    onSignUp: addFirstPupil,
    routes: [
      ...familyRoutes(accounts, context.sql),
      ...avatarRoutes,
      ...settingsRoutes({ ...context, passwords: accounts.passwords }),
    ],
    mount: mountAvatars,
    person: { hasProgress: async () => false, move: moveSetting, erase: deleteSetting },
  };
}
