import type { GraphicState, SceneAction } from '@logikit/contract/scene';
import type { Said } from '../scene/scene-parts.ts';
import type { Puzzle } from './puzzles/puzzle.ts';

/** One level, from its first move to its stars. */
export interface GameState {
  readonly status: 'playing' | 'solved';
  readonly puzzle: Puzzle;
  readonly graphic: GraphicState;
  readonly tips: number;
  /** The last move was a tip. */
  readonly isTip: boolean;
  readonly said: Said | null;
}

export type GameEvent =
  | { readonly type: 'opened'; readonly puzzle: Puzzle }
  | { readonly type: 'acted'; readonly action: SceneAction }
  /** Somebody asked for help: one move is made for them. */
  | { readonly type: 'tipped'; readonly tip: readonly SceneAction[] };

export function openGame(puzzle: Puzzle): GameState {
  return { status: 'playing', puzzle, graphic: puzzle.start, tips: 0, isTip: false, said: null };
}

export function reduceGame(state: GameState, event: GameEvent): GameState {
  if (event.type === 'opened') return openGame(event.puzzle);
  if (state.status === 'solved') return state;
  if (event.type === 'acted') return moved(state, [event.action]);
  if (event.tip.length === 0) return state;
  return { ...moved(state, event.tip), tips: state.tips + 1, isTip: true };
}

function moved(state: GameState, actions: readonly SceneAction[]): GameState {
  const { puzzle } = state;
  const graphic = actions.reduce((before, action) => puzzle.act(before, action), state.graphic);
  const action = actions.at(-1);
  return {
    ...state,
    status: puzzle.isSolved(graphic) ? 'solved' : 'playing',
    graphic,
    isTip: false,
    said: action ? { turn: (state.said?.turn ?? 0) + 1, action, isRefused: graphic === state.graphic } : state.said,
  };
}

/** Thinking alone is worth most; help never takes everything away. */
export function starsOf({ tips }: GameState): 1 | 2 | 3 {
  return tips === 0 ? 3 : tips === 1 ? 2 : 1;
}
