import type { ReactElement } from 'react';
import type { SessionState } from '../machine/problem-session.ts';
import { Action } from './action.tsx';
import { errorWords } from './error-words.ts';
import { usePlayer } from './player-context.ts';

/** Stands in for Kit's sheet as long as his file does not come: what has happened, and the one thing to do. */
export function PlainFeedback({ state }: { readonly state: SessionState }): ReactElement {
  const { t, player } = usePlayer();
  const isKept = state.status === 'queued';
  const { panel } = state.session;
  return (
    <div className="lk-card lk-plain" part="feedback">
      <p>{isKept ? t('player.queued.title') : errorWords(state.status === 'refused' ? state.code : 'offline', t)}</p>
      {!isKept && (
        <Action isMain part="next" onClick={player[panel.show === 'trouble' ? panel.asked : 'back']}>
          {t('player.error.retry')}
        </Action>
      )}
    </div>
  );
}
