import { Cut, starPath } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';

interface StarArcProps {
  readonly earned: number;
  readonly of: number;
}

const [WIDTH, HEIGHT] = [520, 84];
/** So many stars stand in the arc at most; of a longer chapter it shows the share. */
const MOST = 12;

/** What a chapter has brought as an arc of stars, the earned ones in sun; the words beside it say how many there are. */
export function StarArc({ earned, of }: StarArcProps): ReactElement {
  const shown = Math.min(MOST, of);
  const filled = Math.floor((earned / of) * shown);
  return (
    <svg className="finale-stars" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      {Array.from({ length: shown }, (_, index) => {
        const way = shown === 1 ? 0.5 : index / (shown - 1);
        const [x, y] = [22 + way * (WIDTH - 44), 24 + 34 * (2 * way - 1) ** 2];
        return <Cut key={index} paper={index < filled ? 'sun' : 'card'} line="thin" d={starPath(x, y, 19)} />;
      })}
    </svg>
  );
}
