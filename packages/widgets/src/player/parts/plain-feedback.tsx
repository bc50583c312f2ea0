import type { ReactElement } from 'react';
import type { PlayerState } from '../player.machine.ts';
import { Action } from './action.tsx';
import { usePlayer } from './player-context.ts';

/** Stands in for Kit's sheet when its file did not come: the sentence, and the one thing to do. */
export function PlainFeedback({ state }: { readonly state: PlayerState }): ReactElement {
  const { t, player } = usePlayer();
  const hasNext = 'passing' in state && state.passing.isFinal && state.passing.nextProblemId !== null;
  return (
    <div className="lk-card lk-plain" part="feedback">
      <p>{t(titleOf(state))}</p>
      {state.status !== 'queued' && (
        <Action isMain part="next" onClick={hasNext ? player.next : player.back}>
          {t(hasNext ? 'player.right.next' : 'player.notYet.again')}
        </Action>
      )}
    </div>
  );
}

function titleOf(state: PlayerState): string {
  if (state.status === 'queued') return 'player.queued.title';
  if ('passing' in state) return state.passing.isCorrect ? 'player.right.title' : 'player.notYet.title';
  return 'player.error.usual';
}
