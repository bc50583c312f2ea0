import type { AccrualState, TargetLesson } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import type { Consumer, LoggedEvent } from '../../kernel/event-log/index.ts';
import type { Standing } from './problem-progress.ts';

/** The kind of event that an answer is. */
export const ANSWER = 'answer';

/** What has happened by an answer: enough to tell it again, and for everything that follows from it. */
export interface AnswerFacts {
  readonly problemId: number;
  /** Of the problem. Answers from before versions were kept say none. */
  readonly version?: number;
  readonly tenantId: number;
  readonly threadId: number | null;
  /** The key of the partner whose page it was given on. */
  readonly partnerKey: string | null;
  readonly isAnonymous: boolean;
  /** ISO 8601. */
  readonly at: string;
  readonly targetLesson: TargetLesson;
  /** The very first try of this learner at this problem, wherever; never at one that was closed without a try. */
  readonly isFirst: boolean;
  readonly isCorrect: boolean;
  readonly isReplay: boolean;
  /** The misconception behind a wrong choice. */
  readonly tag: string | null;
  readonly standing: Pick<Standing, 'count' | 'mistakes' | 'stars' | 'isFinal' | 'isSolved' | 'correctCount'>;
  /** Set when this answer closed the problem. */
  readonly closed: { readonly isSolved: boolean; readonly mistakes: number } | null;
  /** Stars, and whether a problem was added to those that are solved. */
  readonly earned: { readonly stars: number; readonly isSolved: boolean };
  /** The learner's counters after it. */
  readonly profile: {
    readonly stars: number;
    readonly starsOnBalance: number;
    readonly completedProblems: number;
    readonly allCompletedProblems: number;
    readonly level: number;
  };
  readonly newLevel: number | null;
  /** Null: nothing costs this learner a life. */
  readonly life: AccrualState | null;
  readonly isLifeMoved: boolean;
  readonly triesLeft: number | null;
  readonly nextProblemId: number | null;
  /** The problem is closed and its solution may be told. */
  readonly isTold: boolean;
}

/** The facts as the log keeps them: with the passing's id. */
export interface LoggedAnswer extends AnswerFacts {
  readonly passingId: number;
}

/** An event of an answer; its facts were written by `writeAnswers`. */
export interface AnswerEvent extends LoggedEvent {
  readonly userId: number;
  readonly facts: LoggedAnswer;
}

/** Something that follows from answers: it hears of each once, in order, in transactions of its own. */
export function followAnswers(
  name: string,
  handle: (tx: Tx, answers: readonly AnswerEvent[]) => Promise<void>,
): Consumer {
  return { name, kinds: [ANSWER], restMs: 150, handle: (tx, events) => handle(tx, events.map(asAnswer)) };
}

/** An event of the kind `answer`, whose facts were written with it. */
export function asAnswer(event: LoggedEvent): AnswerEvent {
  return event as AnswerEvent; // by its kind
}
