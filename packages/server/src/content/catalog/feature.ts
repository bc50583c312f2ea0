import { calls } from '@logikit/contract';
import type { Feature } from '../../kernel/feature/index.ts';
import { route } from '../../kernel/http/index.ts';
import { mountRoadArt } from './road-art.ts';
import { readSampleProblem } from './sample-problem.ts';
import { searchCatalogue } from './search.ts';
import { theoryRoutes } from './theory.routes.ts';

/** Courses, threads, problems and theory as they are written, for everybody alike. */
export function catalog(): Feature {
  return {
    name: 'catalog',
    routes: [
      ...theoryRoutes,
      route(calls.searchCatalogue, (asked) => searchCatalogue(asked, asked.query)),
      route(calls.getSampleProblem, async ({ tx, params, clock }) => ({
        problemId: await readSampleProblem(tx, params.audience, clock.now()),
      })),
    ],
    mount: mountRoadArt,
  };
}
