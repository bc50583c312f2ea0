import type { ReactElement } from 'react';
import type { Paper } from '../cut.tsx';

const pieces: readonly (readonly [points: string, paper: Paper])[] = [
  ['0 0 176 0 88 88', 'violet'],
  ['0 0 0 176 88 88', 'coral'],
  ['88 176 176 176 176 88', 'sky'],
  ['88 88 132 44 176 88 132 132', 'sun'],
  ['176 0 176 88 132 44', 'mint'],
  ['88 88 132 132 44 132', 'violet'],
  ['0 176 44 132 132 132 88 176', 'sky'],
];

/** Every cut once: two dashed lines on top of each other would close each other's gaps. */
const cuts = 'M0 0H176V176H0ZM176 0L0 176M0 0L132 132M88 176L176 88M132 44L176 88M44 132H132';

/** The seven pieces of a square. */
export const tangramPieces = 7;

export interface TangramProps {
  /** How many pieces are in, 0…7. */
  readonly filled: number;
  /** What a screen reader says, for instance "4 of 7 pieces"; without it the square is decoration. */
  readonly label?: string;
  readonly className?: string;
}

/** The day is a tangram: one solved problem, one piece. */
export function Tangram({ filled, label, className }: TangramProps): ReactElement {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={['lk-scene-window', 'lk-tangram', className].filter(Boolean).join(' ')}
      viewBox="-4 -4 184 184"
      {...named}
    >
      <path className="lk-cut lk-ink-usual lk-scene-dash" d={cuts} />
      {pieces.slice(0, filled).map(([points, paper]) => (
        <polygon key={points} className={`lk-cut lk-paper-${paper} lk-ink-usual`} points={points} />
      ))}
    </svg>
  );
}
