import { type ReactNode, useEffect } from 'react';
import type { PausedProblem } from './player.descriptor.ts';
import type { PlayerController } from './controllers/player.controller.ts';
import type { PlayerState } from './machine/problem-session.ts';

/** What the page draws instead of a problem that must not be answered now; null while nothing is at stake. */
export function usePause(
  player: PlayerController,
  state: PlayerState,
  pause: ((paused: PausedProblem) => ReactNode) | undefined,
): ReactNode {
  const isPaused = pause !== undefined;
  // Follows the lives of the page: the answer that had to wait for one may go.
  useEffect(() => {
    const now = player.getSnapshot().state;
    if (!isPaused && now.status === 'refused' && now.code === 'noLife') player.store.send({ type: 'again' });
  }, [player, isPaused]);
  if (!pause || !isAtStake(state)) return null;
  const { id, theory, blockTheory } = state.session.problem;
  return pause({ problemId: id, hasTheory: (theory ?? blockTheory) !== null });
}

type AtStake = Extract<PlayerState, { status: 'idle' | 'chosen' | 'refused' }>;

/** True while an answer would be the next thing, and could cost something: a closed problem is only played again. */
function isAtStake(state: PlayerState): state is AtStake {
  if (state.status !== 'idle' && state.status !== 'chosen' && state.status !== 'refused') return false;
  return state.session.panel.show === 'none' && !state.session.problem.progress?.isFinal;
}
