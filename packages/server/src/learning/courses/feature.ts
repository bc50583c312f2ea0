import { createCourseCache } from '../../content/catalog/index.ts';
import type { FeatureFactory } from '../../kernel/feature/index.ts';
import { deleteCoursePurchases, moveCoursePurchases } from './course-purchase.db.ts';
import { courseRoutes } from './course.routes.ts';
import { deletePurchases, movePurchases } from './purchase.db.ts';
import { refundProblems } from './refund.ts';
import { threadRoutes } from './thread.routes.ts';

/** Courses, threads and blocks as a learner stands with them, and what was bought of them. */
export const courses: FeatureFactory = ({ sql, clock, bus }) => ({
  name: 'courses',
  routes: [...threadRoutes, ...courseRoutes(createCourseCache(clock, bus))],
  hourly: () => refundProblems(sql, clock.now()),
  person: {
    // What is bought is no progress.
    hasProgress: async () => false,
    move: async (tx, change) => {
      await Promise.all([movePurchases(tx, change), moveCoursePurchases(tx, change)]);
    },
    erase: async (tx, userId) => {
      await Promise.all([deletePurchases(tx, userId), deleteCoursePurchases(tx, userId)]);
    },
  },
});
