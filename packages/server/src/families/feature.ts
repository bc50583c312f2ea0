import type { FeatureFactory } from '../feature.ts';
import { avatarRoutes, mountAvatars } from './avatars/avatars.routes.ts';
import { familyRoutes } from './family.routes.ts';
import { deleteSetting, moveSetting } from './settings.db.ts';
import { settingsRoutes } from './settings.routes.ts';

/** Families: a grown-up's pupils, and what people set about themselves and each other. */
export const families: FeatureFactory = (context) => ({
  name: 'families',
  routes: [...familyRoutes(context), ...avatarRoutes, ...settingsRoutes(context)],
  mount: mountAvatars,
  person: { hasProgress: async () => false, move: moveSetting, erase: deleteSetting },
});
