import { calls } from '@logikit/contract';
import { timestampOf } from '../../kernel/clock/index.ts';
import { route, type Route } from '../../kernel/http/index.ts';
import { readCategories, readCourseLanding, readCourses, readLastInProgress, readSideGoals } from './course.ts';
import { readCourseProgress } from './course-progress.ts';
import type { CourseCache } from '../../content/catalog/index.ts';
import { selectFinishedThreads } from './results.db.ts';
import { ownerOf } from '../progress/index.ts';

export const courseRoutes = (cache: CourseCache): readonly Route[] => [
  route(calls.listCourses, (asked) => readCourses({ ...asked, owner: ownerOf(asked) }, asked.query)),
  route(calls.listCategories, (asked) => readCategories({ ...asked, owner: ownerOf(asked) }, asked.query)),
  route(calls.getCourseLanding, (asked) => readCourseLanding({ ...asked, cache }, asked.params.id)),
  route(calls.listSideCourseGoals, (asked) => readSideGoals({ ...asked, cache })),
  route(calls.getLastInProgress, (asked) =>
    readLastInProgress({ ...asked, owner: ownerOf(asked), partnerKey: asked.user.partnerKey }),
  ),
  route(calls.getLogicProgress, (asked) => readCourseProgress({ ...asked, owner: ownerOf(asked) }, 'logic')),
  route(calls.getSideCourseProgress, (asked) => readCourseProgress({ ...asked, owner: ownerOf(asked) }, 'side')),
  route(calls.getBestResults, async (asked) => {
    const finished = await selectFinishedThreads(asked.tx, ownerOf(asked));
    return { theBestResults: finished.map(({ closedAt, ...row }) => ({ ...row, closedAt: timestampOf(closedAt) })) };
  }),
  route(calls.clearCourseCache, async () => {
    await cache.clear();
    return { status: 'ok' };
  }),
];
