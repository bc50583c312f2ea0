import type { FeatureFactory } from '../feature.ts';
import { courseRoutes } from './course.routes.ts';
import type { Tools } from './passing.ts';
import { passingRoutes } from './passing.routes.ts';
import { createProblemShelf } from './problem-shelf.ts';
import { problemRoutes } from './problem.routes.ts';
import { deleteProgress, hasProgress, moveProgress } from './progress.db.ts';
import { variantSecret } from './secret.db.ts';
import { seedCourses } from './seed.ts';
import { theoryRoutes } from './theory.routes.ts';
import { threadRoutes } from './thread.routes.ts';

/** Threads, problems, answers: everything under /service/training. */
export const training: FeatureFactory = ({ sql, log }) => {
  let secret: string | null = null;
  const tools: Tools = {
    shelf: createProblemShelf(),
    viewer: (userId, problemId, locale) => {
      if (secret === null) throw new Error('Training was asked before it was prepared');
      return { scope: { secret, userId, problemId }, locale };
    },
  };
  return {
    name: 'training',
    routes: [...passingRoutes(tools), ...problemRoutes(tools), ...threadRoutes, ...theoryRoutes, ...courseRoutes],
    prepare: async () => {
      secret = await variantSecret(sql);
      await seedCourses(sql, log);
    },
    person: { hasProgress, move: moveProgress, erase: deleteProgress },
  };
};
