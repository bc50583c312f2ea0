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
  /** Certificates beside those of courses that the learner holds, or may take. */
  readonly others: readonly Model<'Certificate'>[];
  /** The thread of the road tab; null before the first problem. */
  readonly threadId: number | null;
}

/** How far a course is walked, and the certificates on its way. */
export interface CourseStand {
  readonly targetLesson: number;
  readonly title: string;
  readonly closed: number;
  readonly problems: number;
  readonly milestones: readonly Model<'Certificate'>[];
}

/** Everything that the page shows, asked for at once. */
export async function loadPersonal(period: Period): Promise<Personal> {
  const { awards, certificates, collection, courses, serverTime } = client();
  const today = new Date(serverTime.now()).toISOString().slice(0, 10);
  const [report, { achievements }, { cards }, goals, listed, last] = await Promise.all([
    awards.getLearningReport({ query: { period } }),
    awards.listAchievements(),
    collection.listCards(),
    awards.getDailyGoalStates({ query: { from: today, to: today, withStreak: 1 } }),
    certificates.listCertificates(),
    courses.getLastInProgress(),
  ]);
  return {
    report,
    achievements,
    cards: { opened: cards.filter(({ isOpened }) => isOpened).length, total: cards.length },
    streak: { now: goals.streak ?? 0, longest: goals.longest ?? 0 },
    courses: coursesOf(listed.data),
    others: listed.data.filter((one) => one.share === null && (one.canDoRequest || one.userCertificateId !== null)),
    threadId: last.thread?.id ?? null,
  };
}

/** Courses that have been begun; of the others nothing is told. */
function coursesOf(all: readonly Model<'Certificate'>[]): readonly CourseStand[] {
  const lessons = new Set(all.flatMap(({ share, targetLesson }) => (share === null ? [] : [targetLesson])));
  return [...lessons].flatMap((targetLesson): CourseStand[] => {
    const milestones = all.filter((one) => one.share !== null && one.targetLesson === targetLesson);
    const last = milestones.at(-1);
    if (targetLesson === null || !last || last.done.problemsCount === 0) return [];
    const { title, done, problemsCount } = last;
    return [{ targetLesson, title, closed: done.problemsCount, problems: problemsCount ?? 0, milestones }];
  });
}
