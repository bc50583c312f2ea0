import type { Model } from '@logikit/sdk';
import { redirect } from 'react-router';
import { client } from '../../../client/client.ts';
import { quizResultPath, roadPath } from '../../../paths/training.ts';
import type { Locale } from '../../../words/locales.ts';

export interface FinaleData {
  readonly thread: Model<'Thread'>;
  /** The chapter to go on with, open or not; null where none is left. */
  readonly next: Model<'ThreadSummary'> | null;
  /** Every chapter of the course is walked. */
  readonly isCourseOver: boolean;
}

/** What a walked chapter has brought and where to go on; whoever is still on the way is led back to the road. */
export async function loadFinale(locale: Locale, threadId: number): Promise<FinaleData> {
  const thread = await client().threads.get({ params: { id: threadId } });
  const { problems, targetLessonId, courseId, type } = thread;
  if (type === 'quiz') throw redirect(quizResultPath(locale, threadId, undefined));
  if (problems.length === 0 || problems.some(({ isFinal }) => !isFinal)) {
    throw redirect(roadPath(locale, targetLessonId, threadId));
  }
  const { data } = await client().threads.list({ query: { targetLesson: targetLessonId, perPage: 100 } });
  const chapters = data.filter((each) => each.courseId === courseId);
  const at = chapters.findIndex(({ id }) => id === threadId);
  const left = [...chapters.slice(at + 1), ...chapters.slice(0, Math.max(0, at))].filter(
    ({ id, progress }) => id !== threadId && !progress.isCompleted,
  );
  return { thread, next: left[0] ?? null, isCourseOver: at >= 0 && left.length === 0 };
}
