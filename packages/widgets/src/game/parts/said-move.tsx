import type { ReactElement, ReactNode } from 'react';
import { sayAction } from '../../scene/say-action.ts';
import type { GameState } from '../game.machine.ts';
import type { Voice } from '../puzzles/puzzle.ts';

export interface SaidMoveProps {
  readonly state: GameState;
  readonly voice: Voice;
  /** What is still to be done. */
  readonly children: ReactNode;
}

/** For the live region: the move itself, then what it changed. */
export function SaidMove({ state, voice, children }: SaidMoveProps): ReactElement | null {
  const { t } = voice;
  const { said, puzzle, graphic, status } = state;
  if (said === null) return null;
  const text = sayAction(puzzle.draw(graphic, voice), { said, state: graphic }, t);
  return (
    <>
      {state.isTip && <p>{t('game.tip.done')}</p>}
      {/* A trailing space tells an equal sentence from the one before it; a live region is silent about no change. */}
      <p>{said.turn % 2 ? `${text}\u00a0` : text}</p>
      {status === 'solved' ? <p>{t('game.solved.title')}</p> : children}
    </>
  );
}
