import { answerKey, answerKind } from './answer.ts';
import type { LearnerProblem, Passing } from './player-client.ts';
import { open, type Panel, type PlayerState, settle, type Table, type TableState } from './table.ts';

// The half of the player's machine that nobody needs before a first answer: in the elements it comes with Kit.

/** What an answer has come to. */
export function judge(table: Table, passing: Passing): PlayerState {
  const problem: LearnerProblem = {
    ...table.problem,
    progress: passing.progress,
    solution: passing.closed ?? table.problem.solution,
    triesLeft: passing.triesLeft,
  };
  const panel: Panel = { show: 'none' };
  if (passing.isCorrect) return { status: 'right', table: { ...table, problem, panel }, passing, step: null };
  const tried = [...table.tried, answerKey(problem, table.draft)];
  const next: Table = { ...table, problem, panel, tried };
  if (passing.isFinal) return { status: 'closed', table: next, passing, step: passing.closed ? 0 : null };
  return { status: 'notYet', table: next, passing };
}

/** Back from what was said about an answer: on with the same problem, or from its beginning when it is closed. */
export function againAfter(state: PlayerState): PlayerState {
  switch (state.status) {
    case 'notYet': {
      // One card settles back; a number, a graphic or several cards stay to be put right.
      const isSingle = answerKind(state.table.problem) === 'single';
      return settle(isSingle ? { ...state.table, draft: { ...state.table.draft, selected: [] } } : state.table);
    }
    case 'right':
    case 'closed':
    case 'review':
      return open(state.table.problem, undefined);
    default:
      return state;
  }
}

/** Opens or closes a hint, the theory, or what went wrong with them. */
export function showPanel(state: TableState, panel: Panel): PlayerState {
  if (panel.show !== 'hint') return { ...state, table: { ...state.table, panel } };
  const { removedVariant, hintsLeft } = panel.hint;
  const removed = removedVariant === null ? state.table.removed : [...state.table.removed, removedVariant];
  const selected = state.table.draft.selected.filter((id) => !removed.includes(id));
  const table: Table = { ...state.table, panel, removed, hintsLeft, draft: { ...state.table.draft, selected } };
  return state.status === 'idle' || state.status === 'chosen' ? settle(table) : { ...state, table };
}
