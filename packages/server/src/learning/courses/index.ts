// Courses, threads and blocks as a learner stands with them.
export { selectChapters } from './chapters.db.ts';
export { readCourseLanding } from './course.ts';
export { boughtThreadsSql } from './course-purchase.db.ts';
export { type LessonSums, selectLessonSums } from './course-progress.db.ts';
export { isForSale, mayEnter, type Visitor } from './entrance.ts';
export { courses } from './feature.ts';
export { giveCourse, takeCourse } from './give-course.ts';
export { upsertPurchase } from './purchase.db.ts';
export {
  homeThreadSql,
  type PlaceRow,
  type RoadJson,
  roadSql,
  selectRoad,
  stationsOf,
  threadPlaceSql,
} from './road.db.ts';
export { readRoadPlace } from './road-place.ts';
export { nextAfter, type Station, stationStates, summarise } from './stations.ts';
export type { Reader } from './thread.ts';
