import type { Context, Feature } from '../../kernel/feature/index.ts';
import type { Accounts } from '../../identity/accounts/index.ts';
import { codeAlarm } from './classes/code-limits.ts';
import { seedDemoClass } from './demo.ts';
import { paperRoutes } from './worksheets/paper.routes.ts';
import { deletePlaces, hasPlaces, movePlaces } from './classes/person.db.ts';
import { deleteConsentsBefore } from './classes/membership.db.ts';
import { schoolRoutes } from './school.routes.ts';

/** Teachers, classes, and what teachers set. */
export function school({ sql, clock, config, log, publicUrl }: Context, { issuer }: Accounts): Feature {
  return {
    name: 'school',
    routes: [
      ...schoolRoutes({ issuer, publicUrl, onAlarm: () => log.error(codeAlarm) }),
      ...paperRoutes({ publicUrl, leadsTo: config.leadsTo }),
    ],
    prepare: async () => {
      if (config.withDemo) await sql.begin((tx) => seedDemoClass(tx, clock));
    },
    hourly: () => deleteConsentsBefore(sql, clock.now()),
    person: { hasProgress: hasPlaces, move: movePlaces, erase: deletePlaces },
  };
}
