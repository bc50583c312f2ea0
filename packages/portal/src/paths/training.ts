import { type Locale, sitePath } from '../words/locales.ts';

export function roadPath(locale: Locale, targetLesson: number, threadId: number): string {
  return sitePath(locale, `cabinet/thread/${targetLesson}/${threadId}`);
}

/** The end of a chapter that is walked to its last station. */
export function finalePath(locale: Locale, targetLesson: number, threadId: number): string {
  return `${roadPath(locale, targetLesson, threadId)}/finale`;
}

/** What somebody made of a quiz. */
export function quizResultPath(locale: Locale, threadId: number, tenant: string | undefined): string {
  const before = tenant === undefined ? '' : `${encodeURIComponent(tenant)}/`;
  return sitePath(locale, `cabinet/${before}thread/${threadId}/quiz-result`);
}

export function problemPath(locale: Locale, threadId: number, problemId: number): string {
  return sitePath(locale, `cabinet/thread/${threadId}/problem/${problemId}`);
}

export function blockProblemPath(locale: Locale, blockId: number, problemId: number): string {
  return sitePath(locale, `cabinet/block/${blockId}/problem/${problemId}`);
}

/** What an address names beside its locale; a tenant stands first when the page belongs to one. */
interface Place {
  readonly threadId: number;
  readonly problemId: number;
  readonly tenant?: string | undefined;
}

/** A problem inside of the tenant whose page leads to it. */
export function tenantProblemPath(locale: Locale, { threadId, problemId, tenant }: Place): string {
  if (tenant === undefined) return problemPath(locale, threadId, problemId);
  return sitePath(locale, `cabinet/${encodeURIComponent(tenant)}/thread/${threadId}/problem/${problemId}`);
}

/** Where eight problems find out on which chapter somebody begins. */
export function placementPath(locale: Locale, targetLesson: number): string {
  return sitePath(locale, `cabinet/placement/${targetLesson}`);
}

/** Everything about one idea. */
export function topicPath(locale: Locale, topic: string): string {
  return sitePath(locale, `cabinet/dashboard/${topic}`);
}

/** Theory to read at leisure; with an id, that page lies open. */
export function lecturePath(locale: Locale, theoryId?: number): string {
  return sitePath(locale, theoryId === undefined ? 'cabinet/lecture' : `cabinet/lecture?open=${theoryId}`);
}

/** Courses beside the road live in our own tenant unless the page names another. */
export function sideCoursePath(locale: Locale, courseId: number, tenant = 'logikit'): string {
  return sitePath(locale, `cabinet/${encodeURIComponent(tenant)}/category/${courseId}`);
}

export function sideThreadPath(locale: Locale, courseId: number, at: { threadId: number; tenant: string }): string {
  return `${sideCoursePath(locale, courseId, at.tenant)}/${at.threadId}`;
}

export function sideWikiPath(locale: Locale, courseId: number, at: { slide: string; tenant: string }): string {
  return `${sideCoursePath(locale, courseId, at.tenant)}/wiki/${at.slide}`;
}

export function solvedPath(locale: Locale): string {
  return sitePath(locale, 'cabinet/solved');
}

/** A past passing, to be read again. */
export function passingPath(locale: Locale, at: { threadId: number; problemId: number; passingId: number }): string {
  return `${problemPath(locale, at.threadId, at.problemId)}/${at.passingId}`;
}

/** An exercise block: target lesson, complexity tier and its number (rule D-010). */
export interface ExerciseAddress {
  readonly targetLesson: 1 | 2 | 3 | 4 | 5;
  readonly complexity: 1 | 2 | 3;
  readonly number: number;
}

/** Tiers that the address of an exercise may name, easiest first (rule D-011). */
export function tiersOf(targetLesson: ExerciseAddress['targetLesson']): readonly ExerciseAddress['complexity'][] {
  return targetLesson === 4 || targetLesson === 5 ? [1] : [1, 2, 3];
}

export const tierNames = { 1: 'start', 2: 'pro', 3: 'expert' } as const;

export function exercisePath(locale: Locale, { targetLesson, complexity, number }: ExerciseAddress): string {
  return sitePath(locale, `cabinet/exercise/${targetLesson}/${complexity}/${number}`);
}

export function exerciseProblemPath(locale: Locale, address: ExerciseAddress, problemId: number): string {
  return `${exercisePath(locale, address)}/problem/${problemId}`;
}

export function exerciseResultPath(locale: Locale, address: ExerciseAddress): string {
  return `${exercisePath(locale, address)}/result`;
}
