import type { SceneAction } from '@logikit/contract/scene';
import { draftFrom, selectVariant, typeNumber } from './answer.ts';
import { reduceScene } from './graphic.ts';
import { againAfter, judge, showPanel } from './judged.machine.ts';
import type { LearnerProblem, Passing, Solution } from './player-client.ts';
import { isPutAside, open, type Panel, type PlayerState, settle, type Table } from './table.ts';

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

function again(state: PlayerState): PlayerState {
  return state.status === 'refused' ? { status: 'chosen', table: state.table } : againAfter(state);
}
