import type { Model } from '@logikit/sdk';
import { client } from '../../../client/client.ts';
import { notFound } from '../../../app/not-found.ts';

export interface SideCourse {
  readonly course: Model<'Course'>;
  readonly threads: readonly Model<'ThreadSummary'>[];
  readonly progress: Model<'ThreadProgress'>;
}

/** A course beside the road with its threads; the courses of the road and events are not among these. */
export async function loadSideCourse(courseId: number): Promise<SideCourse> {
  const [courses, progress, threads] = await Promise.all([
    client().courses.listCourses(),
    client().courses.getSideCourseProgress(),
    client().threads.list({ query: { courseId, perPage: 100 } }),
  ]);
  const course = courses.data.find(({ id }) => id === courseId);
  const walked = progress.courses.find((one) => one.courseId === courseId);
  const own = threads.data.filter(({ type }) => type === 'side');
  if (!course || !walked || own.length === 0) throw notFound();
  return { course, threads: own, progress: walked.progress };
}
