import type { Model } from '@logikit/sdk';
import { client } from '../../../client/client.ts';

export interface SideWay {
  readonly course: Model<'Course'>;
  readonly progress: Model<'ThreadProgress'>;
}

/** What else there is beside the road of today. */
export interface Ways {
  /** The logic courses that the learner is signed up for. */
  readonly own: readonly Model<'Course'>[];
  /** Short courses for the learner's age. */
  readonly side: readonly SideWay[];
}

export async function loadWays(profile: Pick<Model<'CommonProfile'>, 'courseTL' | 'targetLessons'>): Promise<Ways> {
  const [courses, logic, side] = await Promise.all([
    client().courses.listCourses(),
    client().courses.getLogicProgress(),
    client().courses.getSideCourseProgress(),
  ]);
  const isLogic = (id: number): boolean => logic.courses.some(({ courseId }) => courseId === id);
  const { courseTL } = profile;
  return {
    own: courses.data.filter(({ id, targetLesson }) => isLogic(id) && profile.targetLessons.includes(targetLesson)),
    side: courses.data
      .filter(({ targetLesson }) => targetLesson === courseTL || (isChild(courseTL) && isChild(targetLesson)))
      .flatMap((course) => {
        const walked = side.courses.find(({ courseId }) => courseId === course.id);
        // An event is a course of one thread; it has a page of its own.
        return walked && walked.threads.length > 1 ? [{ course, progress: walked.progress }] : [];
      }),
  };
}

/** From the last year before school on, the short courses are shared. */
function isChild(lesson: number): boolean {
  return lesson === 1 || lesson === 2 || lesson === 5;
}
