import type { ReactElement } from 'react';
import type { PoseName } from '../late-parts.ts';
import { usePlayer } from './player-context.ts';

/** Kit in a pose. Until the fox has come, the place is kept. */
export function Fox({ pose, className }: { readonly pose: PoseName; readonly className: string }): ReactElement {
  const { ornaments } = usePlayer().late;
  if (!ornaments) return <span className={className} />;
  return <ornaments.PosedKit pose={pose} className={className} />;
}
