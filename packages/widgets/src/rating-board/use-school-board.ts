import { useEffect } from 'react';
import { type AnswerState, useAnswer } from '../ui/use-answer.ts';
import type { BoardTime } from './rating-board.descriptor.ts';
import type { RatingBoardProps, SchoolBoard } from './rating-board-props.ts';

/** A screen in a hall follows the day. */
const FRESH_MS = 300_000;

type Asking = Pick<
  RatingBoardProps,
  'client' | 'publishableKey' | 'institution' | 'rows' | 'lang' | 'onReady' | 'onError'
>;

/** The board of this time, and what asks for it again. */
export function useSchoolBoard(asking: Asking, time: BoardTime): readonly [AnswerState<SchoolBoard>, () => void] {
  const { client, publishableKey: key, institution, rows, lang, onReady, onError } = asking;
  const query = { key, tab: time, ...(rows !== undefined && { rows }) };
  const [state, reload] = useAnswer({
    ask: () => client.rating.getSchoolBoard({ params: { institutionId: institution }, query }),
    subject: institution,
    wish: JSON.stringify([query, lang]),
    onAnswer: ({ data }) => onReady?.({ institution, board: time, rows: data.length }),
    onError: (error) => onError?.(error),
  });
  // Follows the day, as long as somebody can see it.
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), FRESH_MS);
    return () => clearInterval(timer);
  }, [reload]);
  return [state, reload];
}
