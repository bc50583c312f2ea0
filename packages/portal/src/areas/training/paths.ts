import { type Locale, sitePath } from '../../words/locales.ts';

export function roadPath(locale: Locale, targetLesson: number, threadId: number): string {
  return sitePath(locale, `cabinet/thread/${targetLesson}/${threadId}`);
}

export function problemPath(locale: Locale, threadId: number, problemId: number): string {
  return sitePath(locale, `cabinet/thread/${threadId}/problem/${problemId}`);
}

export function blockProblemPath(locale: Locale, blockId: number, problemId: number): string {
  return sitePath(locale, `cabinet/block/${blockId}/problem/${problemId}`);
}
