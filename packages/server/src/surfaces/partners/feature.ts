import { secondsLater } from '../../kernel/clock/index.ts';
import type { Context, Feature } from '../../kernel/feature/index.ts';
import { consoleRoutes } from './console.routes.ts';
import { seedDemoPartner } from './demo.ts';
import { deleteNoticesBefore } from './mts.db.ts';
import { mtsRoutes } from './mts.ts';
import { mountNotices } from './notice.ts';
import { partnerPageRoutes, seedPartnerPages } from './page.ts';
import { countAnswersOfKeys } from './answer-usage.ts';
import { followAnswers } from '../../learning/progress/index.ts';
import { deleteUsedTokensBefore } from '../../identity/partner-keys/index.ts';

/** A notice is refused after five minutes, so its id is needed no longer than this. */
const KEPT_SECONDS = 3600;

export function partners(context: Context): Feature {
  return {
    name: 'partners',
    routes: [...consoleRoutes, ...partnerPageRoutes, ...mtsRoutes],
    consumers: [followAnswers('usage', countAnswersOfKeys)],
    mount: (app) => mountNotices(app, context),
    hourly: async () => {
      const now = context.clock.now();
      await deleteUsedTokensBefore(context.sql, now);
      await deleteNoticesBefore(context.sql, secondsLater(now, -KEPT_SECONDS));
    },
    prepare: async () => {
      const { withDemo } = context.config;
      await context.sql.begin(async (tx) => {
        if (withDemo) await seedDemoPartner(tx);
        await seedPartnerPages(tx, { withDemo });
      });
    },
  };
}
