import type { Said } from '../../scene/scene-parts.ts';
import { type Answer, answerKey, answerKind, draftOf, isEmptyAnswer } from './answer.ts';
import type { GraphicRules } from './graphic-rules.ts';
import type { Hint, LearnerProblem, Passing, Theory } from '../player-client.ts';

/** What helps before an answer. */
export type Aid = 'hint' | 'theory' | 'speak';

/** What lies open beside the problem; the selection stays under it. */
export type Panel =
  | { readonly show: 'none' }
  | { readonly show: 'hint'; readonly hint: Hint }
  | { readonly show: 'theory'; readonly theory: Theory | null }
  | { readonly show: 'trouble'; readonly code: string; readonly asked: Aid };

/** A problem and everything done with it. */
export interface ProblemSession extends Answer {
  /** Keys of the answers that were judged wrong; the same answer is not sent twice. */
  readonly tried: readonly string[];
  /** Variants that a hint has put aside. */
  readonly removed: readonly string[];
  readonly hintsLeft: number;
  readonly panel: Panel;
  readonly said: Said | null;
}

/** How an answer waits that has no verdict yet. */
export interface Waiting {
  /** Kept answers outlive the page; others wait only while it is open. */
  readonly isKept: boolean;
  /** It is on its way, and the platform is slow to say anything; otherwise there is no connection. */
  readonly isSlow: boolean;
}

export type PlayerState =
  /** Nothing is drawn yet: most loads are over before anyone notices. */
  | { readonly status: 'loading' }
  | { readonly status: 'skeleton' }
  /** There is no problem to show. */
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly code: string }
  | { readonly status: 'idle'; readonly session: ProblemSession }
  | { readonly status: 'chosen'; readonly session: ProblemSession }
  | { readonly status: 'checking'; readonly session: ProblemSession }
  | ({ readonly status: 'queued'; readonly session: ProblemSession } & Waiting)
  /** The platform did not take the answer; it is still chosen. */
  | { readonly status: 'refused'; readonly session: ProblemSession; readonly code: string }
  | { readonly status: 'notYet'; readonly session: ProblemSession; readonly passing: Passing }
  | {
      readonly status: 'right';
      readonly session: ProblemSession;
      readonly passing: Passing;
      readonly step: number | null;
    }
  /** Closed without a right answer: the solution is shown. */
  | {
      readonly status: 'closed';
      readonly session: ProblemSession;
      readonly passing: Passing;
      readonly step: number | null;
    }
  /** A past passing, read-only. */
  | {
      readonly status: 'review';
      readonly session: ProblemSession;
      readonly passing: Passing;
      readonly step: number | null;
    };

/** A problem is there. */
export type SessionState = Extract<PlayerState, { session: ProblemSession }>;

/** A problem as it lies there before anything is chosen, or a past passing of it. */
export function open(problem: LearnerProblem, rules: GraphicRules | null, passing?: Passing): PlayerState {
  const session: ProblemSession = {
    problem,
    rules,
    draft: draftOf(rules, passing?.solution),
    tried: [],
    // A hint of an earlier visit may have taken a card away.
    removed: [problem.takenHints?.removedVariant ?? []].flat(),
    hintsLeft: problem.hintsLeft,
    panel: { show: 'none' },
    said: null,
  };
  return passing ? { status: 'review', session, passing, step: null } : { status: 'idle', session };
}

/** True for a variant that cannot be chosen any more: a hint took it away, or it was tried alone and was wrong. */
export function isPutAside(session: ProblemSession, id: string): boolean {
  if (session.removed.includes(id)) return true;
  if (answerKind(session.problem) !== 'single') return false;
  return session.tried.includes(answerKey({ ...session, draft: { ...session.draft, selected: [id] } }));
}

/** True when the answer may be sent: there is one, and it is not one that was wrong already. */
export function canCheck(session: ProblemSession): boolean {
  return !isEmptyAnswer(session) && !session.tried.includes(answerKey(session));
}

/** Whether the answer may be sent is all that parts the two states. */
export function settle(session: ProblemSession): PlayerState {
  return canCheck(session) ? { status: 'chosen', session } : { status: 'idle', session };
}
