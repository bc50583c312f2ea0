import type { FeatureFactory } from '../../kernel/feature/index.ts';
import { badgeRoutes } from './badge/badge.routes.ts';
import { mountBadges } from './badge/mount.ts';
import { certificateRoutes } from './certificates.routes.ts';
import { forgetPaperAddresses } from './desk.ts';
import { moveRequests } from './request.db.ts';
import { mountShared } from './shared.ts';
import { moveUserCertificates } from './user-certificate.db.ts';

/** What learners earn on paper: milestones of courses, and what editors add. */
export const certificates: FeatureFactory = (context) => ({
  name: 'certificates',
  hourly: () => forgetPaperAddresses(context.sql, context.clock.now()),
  routes: [...certificateRoutes(context.publicUrl), ...badgeRoutes(context.publicUrl)],
  mount: (app) => {
    mountShared(app, context);
    mountBadges(app, context);
  },
  person: {
    // They come with progress, which is asked for already.
    hasProgress: async () => false,
    move: async (tx, change) => {
      await Promise.all([moveUserCertificates(tx, change), moveRequests(tx, change)]);
    },
    // The database drops them with the user.
    erase: async () => undefined,
  },
});
