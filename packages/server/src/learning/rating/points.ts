import { isPreschool } from '@logikit/contract';
import type { AnswerEvent } from '../progress/index.ts';

/** A problem that was closed: what it is worth, when it was the first time. */
export interface Closing {
  readonly userId: number;
  readonly problemId: number;
  readonly passingId: number;
  readonly stars: number;
  readonly mistakes: number;
  /** ISO 8601. */
  readonly at: string;
}

/** Closings among these answers. What preschoolers learn is not rated (rule D-231). */
export function closingsOf(answers: readonly AnswerEvent[]): readonly Closing[] {
  return answers.flatMap(({ userId, facts }) => {
    const { problemId, passingId, closed, standing, earned, at, targetLesson } = facts;
    if (closed === null || isPreschool(targetLesson)) return [];
    // What was paid knows of tries in other places.
    return [
      { userId, problemId, passingId, stars: Math.min(standing.stars, earned.stars), mistakes: closed.mistakes, at },
    ];
  });
}
