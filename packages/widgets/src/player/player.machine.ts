import type { SceneAction } from '@logikit/contract/scene';
import { reduceScene } from '@logikit/contract/scene';
import type { Said } from '../scene/scene-parts.ts';
import type { Draft } from './answer.ts';
import { answerKey, answerKind, draftFrom, emptyDraft, isEmptyAnswer, selectVariant, typeNumber } from './answer.ts';
import type { Hint, LearnerProblem, Passing, Solution, Theory } from './player-client.ts';

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

export type PlayerEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'slow' }
  | { readonly type: 'nothing' }
  | { readonly type: 'failed'; readonly code: string }
  | { readonly type: 'loaded'; readonly problem: LearnerProblem; readonly passing?: Passing }
  | { readonly type: 'selected'; readonly id: string }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'acted'; readonly action: SceneAction }
  | { readonly type: 'checked' }
  | { readonly type: 'kept' }
  /** An answer of an earlier visit still waits to be sent. */
  | { readonly type: 'resumed'; readonly solution: Solution }
  | { readonly type: 'judged'; readonly passing: Passing }
  | { readonly type: 'refused'; readonly code: string }
  | { readonly type: 'again' }
  | { readonly type: 'stepped'; readonly step: number | null }
  | { readonly type: 'panel'; readonly panel: Panel };

export const initialPlayerState: PlayerState = { status: 'loading' };

/** The only way the player's state changes. An event that means nothing now returns the very same state. */
export function reducePlayer(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'opened':
      return initialPlayerState;
    case 'slow':
      return state.status === 'loading' ? { status: 'skeleton' } : state;
    case 'nothing':
      return { status: 'empty' };
    case 'failed':
      return { status: 'failed', code: event.code };
    case 'loaded':
      return open(event.problem, event.passing);
    case 'selected':
    case 'typed':
    case 'acted':
      return choose(state, event);
    case 'checked':
      return state.status === 'chosen' ? { status: 'checking', table: state.table } : state;
    case 'kept':
      return state.status === 'checking' ? { status: 'queued', table: state.table } : state;
    case 'resumed':
      return state.status === 'idle' ? resume(state.table, event.solution) : state;
    case 'judged':
      return state.status === 'checking' || state.status === 'queued' ? judge(state.table, event.passing) : state;
    case 'refused':
      return state.status === 'checking' || state.status === 'queued'
        ? { status: 'refused', table: state.table, code: event.code }
        : state;
    case 'again':
      return again(state);
    case 'stepped':
      return 'step' in state ? { ...state, step: event.step } : state;
    case 'panel':
      return 'table' in state ? showPanel(state, event.panel) : state;
  }
}

function open(problem: LearnerProblem, passing: Passing | undefined): PlayerState {
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

function resume(table: Table, solution: Solution): PlayerState {
  return { status: 'queued', table: { ...table, draft: draftFrom(table.problem, solution) } };
}

type Choice = Extract<PlayerEvent, { type: 'selected' | 'typed' | 'acted' }>;

function choose(state: PlayerState, choice: Choice): PlayerState {
  // After a wrong answer, touching another card is already the next try.
  const ready = state.status === 'notYet' || state.status === 'refused' ? again(state) : state;
  if (ready.status !== 'idle' && ready.status !== 'chosen') return state;
  const table = place(ready.table, choice);
  return table === ready.table ? state : settle(table);
}

function place(table: Table, choice: Choice): Table {
  const { problem, draft } = table;
  switch (choice.type) {
    case 'selected': {
      if (isPutAside(table, choice.id)) return table;
      return { ...table, draft: { ...draft, selected: selectVariant(problem, draft.selected, choice.id) } };
    }
    case 'typed': {
      const text = typeNumber(problem, draft.text, choice.text);
      return text === draft.text ? table : { ...table, draft: { ...draft, text } };
    }
    case 'acted': {
      if (!problem.graphic || !draft.graphic) return table;
      const graphic = reduceScene(problem.graphic.scene, draft.graphic, choice.action);
      const said = { turn: (table.said?.turn ?? 0) + 1, action: choice.action, isRefused: graphic === draft.graphic };
      return { ...table, draft: { ...draft, graphic }, said };
    }
  }
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

function settle(table: Table): PlayerState {
  return canCheck(table) ? { status: 'chosen', table } : { status: 'idle', table };
}

function judge(table: Table, passing: Passing): PlayerState {
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

function again(state: PlayerState): PlayerState {
  switch (state.status) {
    case 'refused':
      return { status: 'chosen', table: state.table };
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

type OnTable = Extract<PlayerState, { table: Table }>;

function showPanel(state: OnTable, panel: Panel): PlayerState {
  if (panel.show !== 'hint') return { ...state, table: { ...state.table, panel } };
  const { removedVariant, hintsLeft } = panel.hint;
  const removed = removedVariant === null ? state.table.removed : [...state.table.removed, removedVariant];
  const selected = state.table.draft.selected.filter((id) => !removed.includes(id));
  const table: Table = { ...state.table, panel, removed, hintsLeft, draft: { ...state.table.draft, selected } };
  return state.status === 'idle' || state.status === 'chosen' ? settle(table) : { ...state, table };
}
