import type { Context } from '../context.ts';
import type { Feature } from '../feature.ts';
import { consoleRoutes } from './console.routes.ts';
import { seedDemoPartner } from './demo.ts';
import { deleteUsedTokensBefore } from './partner.db.ts';

export function partners(context: Context): Feature {
  return {
    name: 'partners',
    routes: consoleRoutes,
    chore: () => deleteUsedTokensBefore(context.sql, context.clock.now()),
    prepare: async () => {
      if (context.config.withDemo) await context.sql.begin((tx) => seedDemoPartner(tx));
    },
  };
}
