import type { FeatureFactory } from '../../kernel/feature/index.ts';
import { followAnswers } from '../progress/index.ts';
import { rateAnswers } from './rating.ts';
import { anchorScales, deleteRatings, moveRatings } from './rating.db.ts';

/** How difficult problems are, how able learners are, and what suits whom. */
export const difficulty: FeatureFactory = ({ sql }) => ({
  name: 'difficulty',
  consumers: [followAnswers('difficulty', rateAnswers)],
  hourly: async () => {
    await sql.begin((tx) => anchorScales(tx));
  },
  person: {
    // Ratings come with progress, which is asked for already.
    hasProgress: async () => false,
    move: moveRatings,
    erase: deleteRatings,
  },
});
