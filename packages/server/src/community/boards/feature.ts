import type { Feature } from '../../kernel/feature/index.ts';
import { boardRoutes } from './boards.routes.ts';

/** The boards of the rating: among all, friends, a city, a school. */
export function boards(): Feature {
  return { name: 'boards', routes: boardRoutes };
}
