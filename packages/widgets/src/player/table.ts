import type { Said } from '../scene/scene-parts.ts';
import { answerKey, answerKind, type Draft, draftFrom, emptyDraft, isEmptyAnswer } from './answer.ts';
import type { Hint, LearnerProblem, Passing, Theory } from './player-client.ts';

/** What lies open beside the problem; the selection stays under it. */
export type Panel =
  | { readonly show: 'none' }
  | { readonly show: 'hint'; readonly hint: Hint }
  | { readonly show: 'theory'; readonly theory: Theory | null }
  | { readonly show: 'trouble'; readonly code: string; readonly asked: 'hint' | 'theory' };

/** A problem on the table and everything done with it. */
export interface Table {
  readonly problem: LearnerProblem;
  readonly draft: Draft;
  /** Keys of the answers that were judged wrong; the same answer is not sent twice. */
  readonly tried: readonly string[];
  /** Variants that a hint has put aside. */
  readonly removed: readonly string[];
  readonly hintsLeft: number;
  readonly panel: Panel;
  readonly said: Said | null;
}

export type PlayerState =
  /** Nothing is drawn yet: most loads are over before anyone notices. */
  | { readonly status: 'loading' }
  | { readonly status: 'skeleton' }
  /** There is no problem to show. */
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly code: string }
  | { readonly status: 'idle'; readonly table: Table }
  | { readonly status: 'chosen'; readonly table: Table }
  | { readonly status: 'checking'; readonly table: Table }
  /** No connection: the answer is kept and will be sent. */
  | { readonly status: 'queued'; readonly table: Table }
  /** The platform did not take the answer; it is still chosen. */
  | { readonly status: 'refused'; readonly table: Table; readonly code: string }
  | { readonly status: 'notYet'; readonly table: Table; readonly passing: Passing }
  | { readonly status: 'right'; readonly table: Table; readonly passing: Passing; readonly step: number | null }
  /** Closed without a right answer: the solution is shown. */
  | { readonly status: 'closed'; readonly table: Table; readonly passing: Passing; readonly step: number | null }
  /** A past passing, read-only. */
  | { readonly status: 'review'; readonly table: Table; readonly passing: Passing; readonly step: number | null };

/** A problem lies on the table. */
export type TableState = Extract<PlayerState, { table: Table }>;

/** A problem as it lies there before anything is chosen, or a past passing of it. */
export function open(problem: LearnerProblem, passing: Passing | undefined): PlayerState {
  const draft = passing ? draftFrom(problem, passing.solution) : emptyDraft(problem);
  const table: Table = {
    problem,
    draft,
    tried: [],
    removed: [],
    hintsLeft: problem.hintsLeft,
    panel: { show: 'none' },
    said: null,
  };
  return passing ? { status: 'review', table, passing, step: null } : { status: 'idle', table };
}

/** True for a variant that cannot be chosen any more: a hint took it away, or it was tried alone and was wrong. */
export function isPutAside(table: Table, id: string): boolean {
  if (table.removed.includes(id)) return true;
  if (answerKind(table.problem) !== 'single') return false;
  return table.tried.includes(answerKey(table.problem, { ...table.draft, selected: [id] }));
}

/** True when the answer may be sent: there is one, and it is not one that was wrong already. */
export function canCheck({ problem, draft, tried }: Table): boolean {
  return !isEmptyAnswer(problem, draft) && !tried.includes(answerKey(problem, draft));
}

/** Whether the answer may be sent is all that parts the two states. */
export function settle(table: Table): PlayerState {
  return canCheck(table) ? { status: 'chosen', table } : { status: 'idle', table };
}
