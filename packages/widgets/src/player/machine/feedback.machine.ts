import { answerKey } from './answer.ts';
import type { Hint, LearnerProblem, Passing } from '../player-client.ts';
import { type Panel, type PlayerState, settle, type ProblemSession } from './problem-session.ts';

// What nobody needs before a first answer: in the elements it comes with the feedback chunk.

/** What an answer has come to. */
export function judge(state: PlayerState, passing: Passing): PlayerState {
  if (state.status !== 'checking' && state.status !== 'queued') return state;
  const problem: LearnerProblem = {
    ...state.session.problem,
    progress: passing.progress,
    solution: passing.closed ?? state.session.problem.solution,
    triesLeft: passing.triesLeft,
  };
  const panel: Panel = { show: 'none' };
  const session: ProblemSession = { ...state.session, problem, panel };
  if (passing.isCorrect) return { status: 'right', session, passing, step: null };
  const next: ProblemSession = { ...session, tried: [...session.tried, answerKey(session)] };
  if (passing.isFinal) return { status: 'closed', session: next, passing, step: passing.closed ? 0 : null };
  return { status: 'notYet', session: next, passing };
}

/** Opens a hint; the variant that it takes away cannot be chosen any more. */
export function openHint(state: PlayerState, hint: Hint): PlayerState {
  if (!('session' in state)) return state;
  const { removedVariant, hintsLeft } = hint;
  const removed = removedVariant === null ? state.session.removed : [...state.session.removed, removedVariant];
  const selected = state.session.draft.selected.filter((id) => !removed.includes(id));
  const panel: Panel = { show: 'hint', hint };
  const session: ProblemSession = {
    ...state.session,
    panel,
    removed,
    hintsLeft,
    draft: { ...state.session.draft, selected },
  };
  return state.status === 'idle' || state.status === 'chosen' ? settle(session) : { ...state, session };
}
