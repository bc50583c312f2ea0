import { calls } from '@logikit/contract';
import { timestampOf } from '../clock.ts';
import { route, type Route } from '../http/route.ts';
import {
  readCategories,
  readCourseLanding,
  readCourses,
  readLastInProgress,
  readProgress,
  readSideGoals,
} from './course.ts';
import type { CourseCache } from './course-cache.ts';
import { resetProgress } from './reset.ts';
import { searchCatalogue } from './search.ts';
import { selectFinishedThreads, selectLogicState } from './results.db.ts';
import { ownerOf } from './thread.routes.ts';

export const courseRoutes = (cache: CourseCache): readonly Route[] => [
  route(calls.listCourses, (asked) => readCourses({ ...asked, owner: ownerOf(asked) }, asked.query)),
  route(calls.listCategories, (asked) => readCategories({ ...asked, owner: ownerOf(asked) }, asked.query)),
  route(calls.getCourseLanding, (asked) => readCourseLanding({ ...asked, cache }, asked.params.id)),
  route(calls.listSideCourseGoals, (asked) => readSideGoals({ ...asked, cache })),
  route(calls.getLastInProgress, (asked) => readLastInProgress({ ...asked, owner: ownerOf(asked) })),
  route(calls.getLogicProgress, (asked) => readProgress({ ...asked, owner: ownerOf(asked) }, 'logic')),
  route(calls.getSideCourseProgress, (asked) => readProgress({ ...asked, owner: ownerOf(asked) }, 'side')),
  route(calls.searchCatalogue, (asked) => searchCatalogue({ ...asked, owner: ownerOf(asked) }, asked.query)),
  route(calls.getBestResults, async (asked) => {
    const finished = await selectFinishedThreads(asked.tx, ownerOf(asked));
    return { theBestResults: finished.map(({ closedAt, ...row }) => ({ ...row, closedAt: timestampOf(closedAt) })) };
  }),
  route(calls.getLogicState, async (asked) => ({ problems: await selectLogicState(asked.tx, ownerOf(asked)) })),
  route(
    calls.resetCourseProgress,
    async (asked) => {
      const { tx, emit, body, clock } = asked;
      await resetProgress({ tx, emit, owner: ownerOf(asked), asked: body, now: clock.now() });
      return { status: 'ok' };
    },
    // It takes everything back that was learned: nothing for the page of somebody else.
    { audiences: ['portal'] },
  ),
  route(calls.clearCourseCache, async () => {
    await cache.clear();
    return { status: 'ok' };
  }),
];
