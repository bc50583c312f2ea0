import { calls, numbers } from '@logikit/contract';
import { createCourseCache } from '../../content/catalog/index.ts';
import type { FeatureFactory } from '../../kernel/feature/index.ts';
import { perMinute, route } from '../../kernel/http/index.ts';
import { countLanding } from './count-landing.ts';
import { deleteDaysBefore } from './landing-day.db.ts';
import { dayBefore, readLandingUsage } from './landing-usage.ts';
import { readShownLanding } from './shown-landing.ts';

const { shownPerMinute, countedPerMinute, keptDays } = numbers.landings;

/** Many people behind one address open the same page. */
const shown = perMinute('shown-landing', shownPerMinute);
const counted = perMinute('counted-landing', countedPerMinute);

export const landings: FeatureFactory = ({ sql, clock, bus, publicUrl }) => {
  const cache = createCourseCache(clock, bus);
  const here = () => ({ cache, now: clock.now(), site: publicUrl() });
  return {
    name: 'landings',
    routes: [
      route(calls.getShownLanding, (asked) => readShownLanding({ ...asked, ...here() }), { limits: [shown] }),
      route(calls.countLanding, (asked) => countLanding({ ...asked, ...here() }), { limits: [counted] }),
      route(calls.getLandingUsage, ({ tx, user, query }) => {
        const days = query.days ?? numbers.partner.usageDays;
        return readLandingUsage({ tx, now: clock.now(), tenantId: user.ownedTenantId, days });
      }),
    ],
    hourly: () => deleteDaysBefore(sql, dayBefore(clock.now(), keptDays)),
  };
};
