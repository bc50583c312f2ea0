import type { Model } from '@logikit/sdk';
import { client } from '../../client/client.ts';

type Period = Model<'LearningReport'>['period'];

export interface Personal {
  readonly report: Model<'LearningReport'>;
  readonly achievements: readonly Model<'Achievement'>[];
  readonly cards: { readonly opened: number; readonly total: number };
  /** Days in a row: now and at best. */
  readonly streak: { readonly now: number; readonly longest: number };
  readonly courses: readonly CourseStand[];
  /** The thread of the road tab; null before the first problem. */
  readonly threadId: number | null;
}

/** How far a course is walked: at its end there is a certificate. */
export interface CourseStand {
  readonly id: number;
  readonly title: string;
  readonly closed: number;
  readonly problems: number;
}

/** Everything that the page shows, asked for at once. */
export async function loadPersonal(period: Period): Promise<Personal> {
  const { awards, collection, courses, serverTime } = client();
  const today = new Date(serverTime.now()).toISOString().slice(0, 10);
  const [report, { achievements }, { cards }, goals, listed, logic, last] = await Promise.all([
    awards.getLearningReport({ query: { period } }),
    awards.listAchievements(),
    collection.listCards(),
    awards.getDailyGoalStates({ query: { from: today, to: today, withStreak: 1 } }),
    courses.listCourses(),
    courses.getLogicProgress(),
    courses.getLastInProgress(),
  ]);
  return {
    report,
    achievements,
    cards: { opened: cards.filter(({ isOpened }) => isOpened).length, total: cards.length },
    streak: { now: goals.streak ?? 0, longest: goals.longest ?? 0 },
    courses: logic.courses.flatMap(({ courseId, progress }): CourseStand[] => {
      const course = listed.data.find(({ id }) => id === courseId);
      if (!course || progress.closed === 0) return [];
      const title = Object.values(course.translations)[0]?.title ?? '';
      return [{ id: courseId, title, closed: progress.closed, problems: progress.problems }];
    }),
    threadId: last.thread?.id ?? null,
  };
}
