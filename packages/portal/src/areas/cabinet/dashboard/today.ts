import type { Model } from '@logikit/sdk';
import { client } from '../../../client/client.ts';
import { loadPractice, type Practice } from './practice.ts';

export type Chapter = Model<'ThreadSummary'>;

export interface Today {
  readonly chapters: readonly Chapter[];
  /** What to do now, or null when every open chapter is finished. */
  readonly next: Next | null;
  /** The chapter that comes next, open or not; null when all are finished. */
  readonly ahead: Chapter | null;
  readonly levels: Model<'LevelConfig'>;
  /** Problems closed correctly since midnight here. */
  readonly solvedToday: number;
  readonly practice: Practice;
}

export interface Next {
  readonly threadId: number;
  readonly problemId: number;
  readonly motif: Model<'Thread'>['view']['roadImage'];
  /** What its sky is made of; null: it is clear. */
  readonly image: string | null;
  readonly block: string;
  readonly station: number;
  readonly title: string;
}

/** The chapters of a course; side courses and events have pages of their own. */
export async function loadChapters(targetLesson: 1 | 2 | 3 | 4 | 5): Promise<readonly Chapter[]> {
  const { data } = await client().threads.list({ query: { targetLesson, perPage: 100 } });
  return data.filter(({ type }) => type === 'chapter' || type === 'quiz');
}

/** The first chapter that can be walked and is not finished. */
export function openChapter(chapters: readonly Chapter[]): Chapter | undefined {
  return chapters.find(({ progress, isLocked }) => !progress.isCompleted && !isLocked);
}

/** Where a learner stands: the chapter that is walked, else the first one that waits behind those that are finished. */
export function chapterHere(chapters: readonly Chapter[]): Chapter | undefined {
  return openChapter(chapters) ?? chapters.find(({ progress }) => !progress.isCompleted);
}

/** Everything that the dashboard shows, in two rounds of requests. */
export async function loadToday(targetLesson: 1 | 2 | 3 | 4 | 5): Promise<Today> {
  const [chapters, solved, config, practice] = await Promise.all([
    loadChapters(targetLesson),
    client().passings.solvedProblems({ query: { perPage: 20 } }),
    client().general.config(),
    loadPractice(targetLesson),
  ]);
  const current = openChapter(chapters);
  return {
    chapters,
    levels: config.level,
    practice,
    next: current ? await nextIn(current.id) : null,
    ahead: chapters.find((thread) => !thread.progress.isCompleted) ?? null,
    solvedToday: solved.data.filter((problem) => isSinceMidnight(problem.closedAt)).length,
  };
}

async function nextIn(threadId: number): Promise<Next | null> {
  const [thread, recommended] = await Promise.all([
    client().threads.get({ params: { id: threadId } }),
    client().threads.recommendedProblem({ params: { id: threadId } }),
  ]);
  const index = thread.problems.findIndex((problem) => problem.id === recommended.problemId);
  const problem = thread.problems[index];
  if (!problem) return null;
  const block = thread.blocks.find((candidate) => candidate.id === problem.blockId);
  return {
    threadId,
    problemId: problem.id,
    motif: block?.motif ?? thread.view.roadImage,
    image: thread.view.dashboardImage,
    block: Object.values(block?.translations ?? {})[0]?.title ?? '',
    station: index + 1,
    title: problem.title,
  };
}

/** Timestamps are UTC without a zone mark. The day is the learner's, the hour the platform's: a clock may be wrong. */
function isSinceMidnight(timestamp: string): boolean {
  const midnight = new Date(client().serverTime.now()).setHours(0, 0, 0, 0);
  return Date.parse(`${timestamp.replace(' ', 'T')}Z`) >= midnight;
}
