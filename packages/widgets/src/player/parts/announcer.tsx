import type { ReactElement } from 'react';
import type { PlayerState } from '../machine/problem-session.ts';
import { errorWords } from './error-words.ts';
import { usePlayer } from './player-context.ts';

/** The live region: says what a sighted person sees happen. Before its words have come, it knows loading and failing. */
export function Announcer({ state }: { readonly state: PlayerState }): ReactElement {
  const { t, lazy } = usePlayer();
  const early =
    state.status === 'skeleton'
      ? t('player.loading.title')
      : state.status === 'failed'
        ? errorWords(state.code, t)
        : '';
  return (
    <div className="lk-unseen" role="status">
      {lazy.feedback ? lazy.feedback.announcement(state, t, lazy.scene?.sayAction) : early}
    </div>
  );
}
