import type { FeatureFactory } from '../feature.ts';
import { createCourseCache } from './course-cache.ts';
import { courseRoutes } from './course.routes.ts';
import { passingRoutes } from './passing.routes.ts';
import { problemRoutes } from './problem.routes.ts';
import { deleteProgress, hasProgress, moveProgress } from './progress.db.ts';
import { deleteShown, moveShown } from './problem-shown.db.ts';
import { deletePurchases, movePurchases } from './purchase.db.ts';
import { refundProblems } from './refund.ts';
import { mountRoadArt } from './road-art.ts';
import { seedCourses } from './seed.ts';
import { theoryRoutes } from './theory.routes.ts';
import { threadRoutes } from './thread.routes.ts';
import { createTools } from './tools.ts';

/** Threads, problems, answers: everything under /service/training. */
export const training: FeatureFactory = ({ sql, log, clock, bus }) => {
  const tools = createTools();
  const cache = createCourseCache(clock, bus);
  return {
    name: 'training',
    routes: [
      ...passingRoutes(tools),
      ...problemRoutes(tools),
      ...threadRoutes,
      ...theoryRoutes,
      ...courseRoutes(cache),
    ],
    mount: mountRoadArt,
    prepare: async () => {
      await tools.prepare(sql);
      await seedCourses(sql, log);
    },
    chore: () => refundProblems(sql, clock.now()),
    person: {
      hasProgress,
      move: async (tx, change) => {
        await Promise.all([moveProgress(tx, change), movePurchases(tx, change), moveShown(tx, change)]);
      },
      erase: async (tx, userId) => {
        await Promise.all([deleteProgress(tx, userId), deletePurchases(tx, userId), deleteShown(tx, userId)]);
      },
    },
  };
};
