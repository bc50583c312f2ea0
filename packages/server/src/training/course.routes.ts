import { calls } from '@logikit/contract';
import { route, type Route } from '../http/route.ts';
import { readCourses, readLastInProgress, readProgress } from './course.ts';
import { searchCatalogue } from './search.ts';
import { ownerOf } from './thread.routes.ts';

export const courseRoutes: readonly Route[] = [
  route(calls.listCourses, (asked) => readCourses({ ...asked, owner: ownerOf(asked) }, asked.query)),
  route(calls.getLastInProgress, (asked) => readLastInProgress({ ...asked, owner: ownerOf(asked) })),
  route(calls.getLogicProgress, (asked) => readProgress({ ...asked, owner: ownerOf(asked) }, 'logic')),
  route(calls.getSideCourseProgress, (asked) => readProgress({ ...asked, owner: ownerOf(asked) }, 'side')),
  route(calls.searchCatalogue, (asked) => searchCatalogue({ ...asked, owner: ownerOf(asked) }, asked.query)),
];
