import type { AnsweredDetail, PlayerPlace } from '@logikit/widgets';
import { useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';

interface SolvingPlace {
  /** What the address says is open. */
  readonly place: PlayerPlace;
  /** A passing to be shown instead of the problem. */
  readonly passing: number | undefined;
  readonly goTo: (next: PlayerPlace) => void;
  readonly hearAnswer: (detail: AnsweredDetail) => void;
}

/** Keeps the address of a problem, `own`, at what its player shows. A page that is loaded anew finds it there again. */
export function useSolvingPlace(own: string): SolvingPlace {
  const navigate = useNavigate();
  const { passingId } = useParams();
  const last = useLocation().pathname.split('/').at(-1);
  const place: PlayerPlace = last === 'theory' || last === 'feedback' ? last : 'problem';
  const before = useClosingBefore(place === 'feedback');
  // The answer that closed the problem is kept with the address.
  const closing = useRef<number>(undefined);
  return {
    place,
    passing: passingId === undefined ? before : Number(passingId),
    hearAnswer({ isFinal, passingId: answered }) {
      closing.current = isFinal ? answered : undefined;
    },
    // The page stays the same: it is the player that brings what is new into view.
    goTo: (next) =>
      void navigate(next === 'problem' ? own : `${own}/${next}`, {
        replace: next !== 'theory',
        preventScrollReset: true,
        state: next === 'feedback' ? { closing: closing.current } : null,
      }),
  };
}

/** The passing that had closed the problem when this page was loaded anew: it is shown until one goes on. */
function useClosingBefore(isFeedback: boolean): number | undefined {
  const state: unknown = useLocation().state;
  const [before, setBefore] = useState(() => (isFeedback ? closingIn(state) : undefined));
  if (before !== undefined && !isFeedback) setBefore(undefined);
  return isFeedback ? before : undefined;
}

/** NOTE: what the browser keeps with an address outlives our versions. */
function closingIn(state: unknown): number | undefined {
  const { closing } = (state ?? {}) as { readonly closing?: unknown };
  return typeof closing === 'number' ? closing : undefined;
}
