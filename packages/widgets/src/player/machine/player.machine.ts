import type { SceneAction } from '@logikit/contract/scene';
import { answerKind, draftOf, selectVariant, typeNumber } from './answer.ts';
import type { GraphicRules } from './graphic-rules.ts';
import type { LearnerProblem, Passing, Solution } from '../player-client.ts';
import {
  isPutAside,
  open,
  type Panel,
  type PlayerState,
  settle,
  type ProblemSession,
  type Waiting,
} from './problem-session.ts';

export type PlayerEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'slow' }
  | { readonly type: 'nothing' }
  | { readonly type: 'failed'; readonly code: string }
  | {
      readonly type: 'loaded';
      readonly problem: LearnerProblem;
      readonly rules: GraphicRules | null;
      readonly passing?: Passing;
    }
  | { readonly type: 'selected'; readonly id: string }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'acted'; readonly action: SceneAction }
  | { readonly type: 'checked' }
  | ({ readonly type: 'queued' } & Waiting)
  /** An answer of an earlier visit still waits to be sent. */
  | { readonly type: 'resumed'; readonly solution: Solution }
  | { readonly type: 'refused'; readonly code: string }
  | { readonly type: 'again' }
  | { readonly type: 'stepped'; readonly step: number | null }
  | { readonly type: 'panel'; readonly panel: Exclude<Panel, { show: 'hint' }> };

export const initialPlayerState: PlayerState = { status: 'loading' };

/**
 * What a person and the network do to the player; what follows an answer or a hint is in `feedback.machine.ts`. An event
 * that means nothing now returns the very same state.
 */
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
      return open(event.problem, event.rules, event.passing);
    case 'selected':
    case 'typed':
    case 'acted':
      return choose(state, event);
    case 'checked':
      return state.status === 'chosen' ? { status: 'checking', session: state.session } : state;
    case 'queued':
      return state.status === 'checking' ? queue(state.session, event) : state;
    case 'resumed':
      return state.status === 'idle' ? resume(state.session, event.solution) : state;
    case 'refused':
      return state.status === 'checking' || state.status === 'queued'
        ? { status: 'refused', session: state.session, code: event.code }
        : state;
    case 'again':
      return again(state);
    case 'stepped':
      return 'step' in state ? { ...state, step: event.step } : state;
    case 'panel':
      return 'session' in state ? { ...state, session: { ...state.session, panel: event.panel } } : state;
  }
}

function resume(session: ProblemSession, solution: Solution): PlayerState {
  const waiting = { isKept: true, isSlow: false };
  return queue({ ...session, draft: draftOf(session.rules, solution) }, waiting);
}

function queue(session: ProblemSession, { isKept, isSlow }: Waiting): PlayerState {
  return { status: 'queued', session, isKept, isSlow };
}

type Choice = Extract<PlayerEvent, { type: 'selected' | 'typed' | 'acted' }>;

function choose(state: PlayerState, choice: Choice): PlayerState {
  // After a wrong answer, touching another card is already the next try.
  const ready = state.status === 'notYet' || state.status === 'refused' ? again(state) : state;
  if (ready.status !== 'idle' && ready.status !== 'chosen') return state;
  const session = apply(ready.session, choice);
  return session === ready.session ? state : settle(session);
}

function apply(session: ProblemSession, choice: Choice): ProblemSession {
  const { problem, rules, draft } = session;
  switch (choice.type) {
    case 'selected': {
      if (isPutAside(session, choice.id)) return session;
      return { ...session, draft: { ...draft, selected: selectVariant(problem, draft.selected, choice.id) } };
    }
    case 'typed': {
      const text = typeNumber(problem, draft.text, choice.text);
      return text === draft.text ? session : { ...session, draft: { ...draft, text } };
    }
    case 'acted': {
      if (!rules || !draft.graphic) return session;
      const graphic = rules.reduce(draft.graphic, choice.action);
      const said = { turn: (session.said?.turn ?? 0) + 1, action: choice.action, isRefused: graphic === draft.graphic };
      return { ...session, draft: { ...draft, graphic }, said };
    }
  }
}

/** Back from what was said about an answer: on with the same problem, or from its beginning when it is closed. */
function again(state: PlayerState): PlayerState {
  switch (state.status) {
    case 'refused':
      return { status: 'chosen', session: state.session };
    case 'notYet': {
      // One card settles back; a number, a graphic or several cards stay to be put right.
      const session = { ...state.session, said: null };
      const isSingle = answerKind(session.problem) === 'single';
      return settle(isSingle ? { ...session, draft: { ...session.draft, selected: [] } } : session);
    }
    case 'right':
    case 'closed':
      return open(state.session.problem, state.session.rules);
    default:
      return state;
  }
}
