import type { ReactElement } from 'react';
import type { PoseName } from '../lazy/lazy-parts.ts';
import { usePlayer } from './player-context.ts';

/** Kit in a pose. Until the fox has come, the place is kept. */
export function Fox({ pose, className }: { readonly pose: PoseName; readonly className: string }): ReactElement {
  const { feedback } = usePlayer().lazy;
  if (!feedback) return <span className={className} />;
  return <feedback.PosedKit pose={pose} className={className} />;
}
