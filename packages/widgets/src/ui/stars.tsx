import type { ReactElement } from 'react';
import { cutClass } from './cut.tsx';

/** Outline of a five-pointed star around a centre; the inner radius is 0.46 of the outer. */
export function starPath(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * 0.46;
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    return `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export interface StarsProps {
  /** 0…3. */
  readonly earned: number;
  /** What a screen reader says, for instance "2 of 3 stars"; without it the stars are decoration. */
  readonly label?: string;
  readonly className?: string;
}

/** Three stars in a shallow arc, the earned ones in sun. */
export function Stars({ earned, label, className }: StarsProps): ReactElement {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={['lk-stars', className].filter(Boolean).join(' ')} viewBox="-38 -14 76 36" {...named}>
      <StarArc earned={earned} />
    </svg>
  );
}

const arc = [
  [-25, 8],
  [0, 0],
  [25, 8],
] as const;

/** The same three stars as a part of a bigger drawing, around its own origin. */
export function StarArc({ earned }: Pick<StarsProps, 'earned'>): ReactElement {
  return (
    <>
      {arc.map(([x, y], index) => (
        <path key={x} className={cutClass(index < earned ? 'sun' : 'card', 'thin')} d={starPath(x, y, 11)} />
      ))}
    </>
  );
}
