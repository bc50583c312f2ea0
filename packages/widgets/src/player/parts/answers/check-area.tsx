import type { CSSProperties, ReactElement, RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
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
  const { t, player } = usePlayer();
  const area = useRef<HTMLDivElement>(null);
  const from = useOrigin(area, session.draft.selected.at(-1));
  const isReady = status === 'chosen' || status === 'checking';
  const kind = answerKind(session.problem);
  const isStale = session.tried.length > 0 && !canCheck(session) && kind !== 'single';
  return (
    <div ref={area} className="lk-check-area" data-ready={isReady || undefined} style={origin(from)}>
      <p className="lk-invite">{t(isStale ? 'player.check.changeFirst' : invitations[kind])}</p>
      <button
        type="button"
        part="check"
        className="lk-button lk-check"
        disabled={!isReady}
        aria-disabled={status === 'checking' || undefined}
        onClick={() => player.check()}
      >
        {kind !== 'number' && kind !== 'graphic' && (
          <svg className="lk-stem" viewBox="0 0 44 18" aria-hidden="true">
            <path className="lk-stem-fill" d="M0 20L22 2L44 20Z" />
            <path className="lk-o" d="M0 18L22 2L44 18" />
          </svg>
        )}
        <Copy session={session} />
        {t(status === 'checking' ? 'player.check.busy' : 'player.check.action')}
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

// React's types list no custom properties; both React and Preact set them.
const origin = (from: string) => ({ '--lk-from': from }) as CSSProperties;

/** The button grows from its straight edge, never from a round corner. */
const CORNER = 44;

/** Where the last chosen card stands above the button, in percent of its width. */
function useOrigin(area: RefObject<HTMLDivElement | null>, selected: string | undefined): string {
  const [from, setFrom] = useState('50%');
  // Follows the layout, which only the browser knows.
  useLayoutEffect(() => {
    const card = area.current?.closest('.lk-body')?.querySelector('.lk-variant[data-selected]');
    if (!card || !area.current) return;
    const { left, width } = area.current.getBoundingClientRect();
    const box = card.getBoundingClientRect();
    const x = Math.min(width - CORNER, Math.max(CORNER, box.left + box.width / 2 - left));
    setFrom(`${((x / width) * 100).toFixed(1)}%`);
  }, [area, selected]);
  return from;
}
