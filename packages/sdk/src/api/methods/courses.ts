// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type {
  CatalogueAnswer,
  CatalogueQuery,
  CourseQuery,
  Courses,
  Landing,
  LastInProgress,
  LogicProgress,
  ResetProgress,
  SideCourseGoals,
  SlugPath,
  TargetLessonBody,
} from '../models/course.ts';
import type { StatusOk } from '../models/status.ts';
export interface CoursesApi {
  /** Shows editors fresh data. */
  clearCourseCache(input: { readonly body: TargetLessonBody }, options?: CallOptions): Promise<StatusOk>;
  /** Landing slides of a course. */
  getCourseLanding(input: { readonly params: SlugPath }, options?: CallOptions): Promise<Landing>;
  /** The course last worked in, or null. */
  getLastInProgress(input?: Record<string, never>, options?: CallOptions): Promise<LastInProgress>;
  /** Progress of the logic courses: the sum of their threads. */
  getLogicProgress(input?: Record<string, never>, options?: CallOptions): Promise<LogicProgress>;
  /** Progress of each side course. */
  getSideCourseProgress(input?: Record<string, never>, options?: CallOptions): Promise<LogicProgress>;
  /** Categories of a target lesson. */
  listCategories(input?: { readonly query?: CourseQuery }, options?: CallOptions): Promise<Courses>;
  /** Enabled courses. */
  listCourses(input?: { readonly query?: CourseQuery }, options?: CallOptions): Promise<Courses>;
  /** Goals of the side courses. */
  listSideCourseGoals(input?: Record<string, never>, options?: CallOptions): Promise<SideCourseGoals>;
  /** Starts a course anew, within the limits of the pupil settings. Refuses with `resetNotAllowed`. */
  resetCourseProgress(input?: { readonly body?: ResetProgress }, options?: CallOptions): Promise<StatusOk>;
  /** Courses and threads whose names hold the text, in groups. */
  searchCatalogue(input: { readonly query: CatalogueQuery }, options?: CallOptions): Promise<CatalogueAnswer>;
}
