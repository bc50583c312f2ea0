import type { FeatureFactory } from '../../kernel/feature/index.ts';
import { deleteShown, moveShown } from './problem-shown.db.ts';
import { deleteProgress, hasProgress, moveProgress } from './progress.db.ts';
import { progressRoutes } from './progress.routes.ts';

/** How learners stand with problems: what they have answered, what it adds up to, and beginning anew. */
export const progress: FeatureFactory = () => ({
  name: 'progress',
  routes: progressRoutes,
  person: {
    hasProgress,
    move: async (tx, change) => {
      await Promise.all([moveProgress(tx, change), moveShown(tx, change)]);
    },
    erase: async (tx, userId) => {
      await Promise.all([deleteProgress(tx, userId), deleteShown(tx, userId)]);
    },
  },
});
