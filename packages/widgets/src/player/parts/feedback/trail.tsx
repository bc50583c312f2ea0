import type { ReactElement } from 'react';
import { Cut, Dot } from '../../../ui/cut.tsx';
import type { TrailProps } from '../../lazy/lazy-parts.ts';
import type { Thread, TrailStop } from '../../player-client.ts';
import { usePlayer } from '../player-context.ts';

/** The stretch of the road that this problem stands on: one dot a problem. */
export function Trail({ thread, stops, problemId }: TrailProps): ReactElement | null {
  const { t } = usePlayer();
  const problems = stops ?? stopsOf(thread, problemId);
  const here = problems.findIndex((problem) => problem.id === problemId);
  if (here < 0) return null;
  return (
    <div className="lk-trail" role="img" aria-label={t('player.trail.place', { place: here + 1, of: problems.length })}>
      {problems.map(({ id, isDone }, index) => (
        <svg key={id} className="lk-trail-dot" viewBox="-15 -15 30 30" aria-hidden="true">
          {index === here ? (
            <Cut paper="violet" line="thin" d="M0 -13L11.3 -6.5L11.3 6.5L0 13L-11.3 6.5L-11.3 -6.5Z" />
          ) : (
            <Dot x={0} y={0} r={isDone ? 11 : 8} paper={isDone ? 'sun' : 'card'} line="thin" />
          )}
        </svg>
      ))}
    </div>
  );
}

/** The stretch of the thread around the problem. */
function stopsOf(thread: Thread | null, problemId: number): readonly TrailStop[] {
  const block = thread?.problems.find((problem) => problem.id === problemId)?.blockId;
  const problems = thread?.problems.filter((problem) => problem.blockId === block) ?? [];
  return problems.map(({ id, state }) => ({ id, isDone: state === 'done' }));
}
