import type { ReactElement, ReactNode } from 'react';

export interface AtProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly turn?: number;
  readonly children: ReactNode;
}

/** Puts a drawing somewhere in a scene. */
export function At({ x, y, scale = 1, turn, children }: AtProps): ReactElement {
  const rotate = turn === undefined ? '' : ` rotate(${turn})`;
  return <g transform={`translate(${x} ${y})${rotate} scale(${scale})`}>{children}</g>;
}
