import type { Feature } from '../../kernel/feature/index.ts';
import { followAnswers } from '../progress/index.ts';
import { awardRoutes } from './awards.routes.ts';
import { countAnswers } from './award-consumer.ts';
import { deleteAwards, hasAwards, moveAwards } from './user-data.db.ts';

/** Daily awards, goals, boxes, achievements and the collection. They follow from answers: learning.ts. */
export function awards(): Feature {
  return {
    name: 'awards',
    routes: awardRoutes,
    consumers: [followAnswers('awards', countAnswers)],
    person: { hasProgress: hasAwards, move: moveAwards, erase: deleteAwards },
  };
}
