import type { Context, Feature } from '../../kernel/feature/index.ts';
import { boardRoutes } from './boards.routes.ts';
import { seedDemoSchool } from './demo.ts';

/** The boards of the rating: among all, friends, a city, a school. */
export function boards({ sql, clock, config }: Context): Feature {
  return {
    name: 'boards',
    routes: boardRoutes,
    prepare: async () => {
      if (config.withDemo) await sql.begin((tx) => seedDemoSchool(tx, clock));
    },
  };
}
