import { drawSecret } from '../../content/catalog/index.ts';
import type { FeatureFactory } from '../../kernel/feature/index.ts';
import { exerciseRoutes } from './exercise.routes.ts';
import { predictionRoutes } from './prediction.routes.ts';
import { deleteExercises, hasExercises, moveExercises } from './user-data.db.ts';
import { refundBlocks } from './refund.ts';

/** Endless practice in blocks of ten, by target lesson and tier. */
export const exercises: FeatureFactory = ({ sql, clock }) => {
  let secret: string | null = null;
  return {
    name: 'exercises',
    routes: [
      ...exerciseRoutes(() => {
        if (secret === null) throw new Error('Exercises were asked before they were prepared');
        return secret;
      }),
      ...predictionRoutes,
    ],
    prepare: async () => {
      secret = await drawSecret(sql);
    },
    hourly: () => refundBlocks(sql, clock.now()),
    person: { hasProgress: hasExercises, move: moveExercises, erase: deleteExercises },
  };
};
