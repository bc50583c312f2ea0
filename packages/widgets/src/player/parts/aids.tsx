import type { ReactElement } from 'react';
import { HintIcon } from '../../ui/icons/actions.tsx';
import { BookIcon } from '../../ui/icons/things.tsx';
import type { ProblemSession } from '../machine/problem-session.ts';
import { usePlayer } from './player-context.ts';

/** Help beside the check button, where the thumb is: a hint, and the theory. */
export function Aids({ session }: { readonly session: ProblemSession }): ReactElement {
  const { t, player } = usePlayer();
  const { theory, blockTheory } = session.problem;
  return (
    <>
      {session.hintsLeft > 0 && (
        <button type="button" className="lk-round" aria-label={t('player.hint.action')} onClick={player.hint}>
          <HintIcon />
        </button>
      )}
      {(theory ?? blockTheory) !== null && (
        <button type="button" className="lk-round" aria-label={t('player.theory.action')} onClick={player.theory}>
          <BookIcon />
        </button>
      )}
    </>
  );
}
