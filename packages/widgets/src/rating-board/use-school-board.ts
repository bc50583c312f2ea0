import { numbers } from '@logikit/contract';
import { useEffect, useRef, useState } from 'react';
import type { BoardTime, RatingBoardErrorDetail } from './rating-board.descriptor.ts';
import type { RatingBoardProps, SchoolBoard } from './rating-board-props.ts';

export type BoardState =
  /** Nothing is drawn yet: most loads are over before anyone notices. */
  | { readonly status: 'loading' }
  | { readonly status: 'skeleton' }
  | { readonly status: 'offline' | 'failed' }
  | { readonly status: 'full'; readonly board: SchoolBoard };

/** A screen in a hall follows the day. */
const FRESH_MS = 300_000;

type Asking = Pick<
  RatingBoardProps,
  'client' | 'publishableKey' | 'institution' | 'rows' | 'lang' | 'onReady' | 'onError'
>;

/** The board of this time, and what asks for it again. A board that is drawn stays until another answer is there. */
export function useSchoolBoard(asking: Asking, time: BoardTime): readonly [BoardState, () => void] {
  const { client, publishableKey: key, institution, rows, lang } = asking;
  const [state, setState] = useState<BoardState>({ status: 'loading' });
  const [round, setRound] = useState(0);
  const [reload] = useState(() => () => setRound((one) => one + 1));
  const latest = useRef(asking);
  // Follows the props. It is the first effect, so the later ones already speak to the latest handlers.
  useEffect(() => {
    latest.current = asking;
  });
  // Follows the school that the page wants: of another one nothing is left.
  useEffect(() => setState({ status: 'loading' }), [institution]);
  // Follows what is asked for, and every wish to ask again; an answer that comes too late changes nothing.
  useEffect(() => {
    let isWanted = true;
    const show = (next: (before: BoardState) => BoardState): void => void (isWanted && setState(next));
    const slow = setTimeout(
      () => show((before) => (before.status === 'full' ? before : { status: 'skeleton' })),
      numbers.loaderDelayMs,
    );
    const query = { key, tab: time, ...(rows !== undefined && { rows }) };
    client.rating
      .getSchoolBoard({ params: { institutionId: institution }, query })
      .then(
        (board) => {
          show(() => ({ status: 'full', board }));
          if (isWanted) latest.current.onReady?.({ institution, board: time, rows: board.data.length });
        },
        (error: unknown) => {
          const told = tellError(error);
          const status = told.code === 'offline' ? 'offline' : 'failed';
          // Places that are drawn are worth more than a message that they could not be drawn again.
          show((before) =>
            before.status === 'full' && before.board.institution.id === institution ? before : { status },
          );
          if (isWanted) latest.current.onError?.(told);
        },
      )
      .finally(() => clearTimeout(slow));
    return () => {
      isWanted = false;
      clearTimeout(slow);
    };
  }, [client, key, institution, rows, lang, time, round]);
  // Follows the day, as long as somebody can see it.
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), FRESH_MS);
    return () => clearInterval(timer);
  }, [reload]);
  return [state, reload];
}

function tellError(error: unknown): RatingBoardErrorDetail {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'internal';
  return { code, message: error instanceof Error ? error.message : String(error) };
}
