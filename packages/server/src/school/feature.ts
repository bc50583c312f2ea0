import type { Context } from '../context.ts';
import type { Feature } from '../feature.ts';
import { codeAlarm } from './code-limits.ts';
import { seedDemoClass } from './demo.ts';
import { paperRoutes } from './paper.routes.ts';
import { deletePlaces, hasPlaces, movePlaces } from './person.db.ts';
import { deleteConsentsBefore } from './place.db.ts';
import { schoolRoutes } from './school.routes.ts';

/** Teachers, classes, and what teachers set. */
export function school({ sql, clock, config, log, door, publicUrl }: Context): Feature {
  return {
    name: 'school',
    routes: [...schoolRoutes({ door, publicUrl, onAlarm: () => log.error(codeAlarm) }), ...paperRoutes],
    prepare: async () => {
      if (config.withDemo) await sql.begin((tx) => seedDemoClass(tx, clock));
    },
    chore: () => deleteConsentsBefore(sql, clock.now()),
    person: { hasProgress: hasPlaces, move: movePlaces, erase: deletePlaces },
  };
}
