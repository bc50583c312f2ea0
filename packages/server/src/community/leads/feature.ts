import { numbers } from '@logikit/contract';
import { secondsLater } from '../../kernel/clock/index.ts';
import type { Context, Feature } from '../../kernel/feature/index.ts';
import { mountLeadForm } from './form.ts';
import { deleteLeadsBefore, deleteLeadsOf } from './lead.db.ts';
import { leadRoutes } from './lead.routes.ts';
import { openPageTimes } from './page-time.ts';

const DAY_SECONDS = 86_400;

/** What people write to us by the forms of public pages. */
export function leads(context: Context): Feature {
  const { sql, clock, config, limits, publicUrl } = context;
  const desk = { sql, clock, limits, publicUrl, leadsTo: config.leadsTo, times: openPageTimes(context) };
  return {
    name: 'leads',
    routes: leadRoutes,
    mount: (app) => mountLeadForm(app, desk),
    hourly: () => deleteLeadsBefore(sql, secondsLater(clock.now(), -numbers.retentionDays.lead * DAY_SECONDS)),
    // A lead is nobody's account: it goes with the address.
    person: {
      hasProgress: async () => false,
      move: async () => undefined,
      erase: async () => undefined,
      eraseAddress: deleteLeadsOf,
    },
  };
}
