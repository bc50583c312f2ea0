import './icon-tile.css';
import type { ReactElement, ReactNode } from 'react';

interface IconTileProps {
  readonly size?: 'usual' | 'large';
  /** An icon, or a face. */
  readonly children: ReactNode;
}

/** A small picture in its square, at the beginning of a line. What it means is said in words beside it. */
export function IconTile({ size = 'usual', children }: IconTileProps): ReactElement {
  return (
    <span className="icon-tile" data-size={size} aria-hidden>
      {children}
    </span>
  );
}
