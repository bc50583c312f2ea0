import type { ReactElement } from 'react';
import { Cut, type Paper } from '../cut.tsx';

export interface KiteProps {
  readonly upper: Paper;
  readonly lower: Paper;
}

/** A kite with its tail in the wind: -36…36 by -52…140. */
export function Kite({ upper, lower }: KiteProps): ReactElement {
  return (
    <>
      <Cut d="M0 52Q-16 78 4 96T-6 140" />
      <Cut paper={upper} d="M0-52L36 0H-36Z" />
      <Cut paper={lower} d="M-36 0H36L0 52Z" />
      <Cut d="M0-52V52" />
    </>
  );
}
