import type { Model } from '@logikit/sdk';
import { client } from '../../../client/client.ts';
import { notFound } from '../../../app/not-found.ts';

export type Lesson = Model<'Course'>['targetLesson'];

/** Courses of children who do not read yet: first steps, and getting ready for school. */
export const isBeforeReading = (lesson: Lesson): boolean => lesson === 4 || lesson === 5;

/** Which course the dashboard shows: the one that the address names by name or by target lesson, else the learner's own. */
export async function lessonOf(courseType: string | undefined, own: Lesson): Promise<Lesson> {
  if (courseType === undefined) return own;
  const [courses, logic] = await Promise.all([client().courses.listCourses(), client().courses.getLogicProgress()]);
  const named = courses.data
    .filter(({ id }) => logic.courses.some(({ courseId }) => courseId === id))
    .find(({ name, targetLesson }) => name === courseType || String(targetLesson) === courseType);
  if (!named) throw notFound();
  return named.targetLesson;
}
