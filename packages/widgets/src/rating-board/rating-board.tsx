import type { ForwardedRef, ReactElement } from 'react';
import { forwardRef, useEffect, useImperativeHandle, useState } from 'react';
import { useTheme } from '../theme/use-theme.ts';
import { createTranslate } from '../words/formatter.ts';
import type { BoardTime, RatingBoardHandle } from './rating-board.descriptor.ts';
import type { RatingBoardProps } from './rating-board-props.ts';
import { RatingBoardView } from './rating-board.view.tsx';
import { useSchoolBoard } from './use-school-board.ts';

/** The rating of a school as a React component. Needs `@logikit/widgets/styles.css`. */
export const RatingBoard = forwardRef(function RatingBoard(
  props: RatingBoardProps,
  ref: ForwardedRef<RatingBoardHandle>,
): ReactElement {
  const { board = 'season', lang, messages, onBoardChosen } = props;
  const [time, setTime] = useState<BoardTime>(board);
  // Follows the page: it names a board, and the visitor may choose the other one.
  useEffect(() => setTime(board), [board]);
  const [state, reload] = useSchoolBoard(props, time);
  useImperativeHandle(ref, () => ({ reload }), [reload]);
  return (
    <RatingBoardView
      state={state}
      time={time}
      theme={useTheme(props.theme)}
      lang={lang}
      translate={createTranslate(lang, messages)}
      onTime={(chosen) => {
        setTime(chosen);
        onBoardChosen?.({ board: chosen });
      }}
      onRetry={reload}
    />
  );
});
