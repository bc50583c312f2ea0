import type { Feature } from '../../kernel/feature/index.ts';
import { socialRoutes } from './social.routes.ts';

/** Public profiles, likes and friends. Their rows go with the person's own row. */
export function social(): Feature {
  return { name: 'social', routes: socialRoutes };
}
