import type { ReactElement } from 'react';
import { answerKind } from '../../machine/answer.ts';
import type { PlayerState, ProblemSession } from '../../machine/problem-session.ts';
import { canCheck } from '../../machine/problem-session.ts';
import { Drawing } from '../../../scene/drawing.tsx';
import { usePlayer } from '../player-context.ts';

export interface CheckAreaProps {
  readonly session: ProblemSession;
  readonly status: PlayerState['status'];
}

const invitations = {
  single: 'player.check.pickOne',
  multi: 'player.check.pickSeveral',
  number: 'player.check.typeNumber',
  graphic: 'player.check.yourMove',
} as const;

/** Before a choice: what to do. After it: the check button, which grows out of the chosen card and carries a copy of it. */
export function CheckArea({ session, status }: CheckAreaProps): ReactElement {
  const { t, player, lazy } = usePlayer();
  const isReady = status === 'chosen' || status === 'checking';
  const kind = answerKind(session.problem);
  const isStale = session.tried.length > 0 && !canCheck(session) && kind !== 'single';
  return (
    <div className="lk-check-area" data-ready={isReady || undefined}>
      <p className="lk-invite">{t(isStale ? 'player.check.changeFirst' : invitations[kind])}</p>
      <button
        type="button"
        part="check"
        className="lk-button lk-check"
        disabled={!isReady}
        aria-disabled={status === 'checking' || undefined}
        onClick={() => player.check()}
      >
        {kind !== 'number' && kind !== 'graphic' && lazy.feedback && (
          <lazy.feedback.Stem selected={session.draft.selected.at(-1)} />
        )}
        <Copy session={session} />
        <span>{t(status === 'checking' ? 'player.check.busy' : 'player.check.action')}</span>
      </button>
    </div>
  );
}

function Copy({ session }: { readonly session: ProblemSession }): ReactElement | null {
  const { selected, text } = session.draft;
  const chosen = session.problem.variants.filter((variant) => selected.includes(variant.id)).slice(0, 3);
  if (answerKind(session.problem) === 'number') return text ? <span className="lk-copy lk-lit">{text}</span> : null;
  return <>{chosen.map(({ id, image }) => image && <Drawing key={id} picture={image} className="lk-copy lk-lit" />)}</>;
}
