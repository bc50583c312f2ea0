import type { Feature } from '../feature.ts';
import { awardRoutes } from './awards.routes.ts';
import { deleteAwards, hasAwards, moveAwards } from './person.db.ts';

/** Daily awards, goals, boxes, achievements and the collection. Learning reaches them through learning.ts. */
export function awards(): Feature {
  return {
    name: 'awards',
    routes: awardRoutes,
    person: { hasProgress: hasAwards, move: moveAwards, erase: deleteAwards },
  };
}
