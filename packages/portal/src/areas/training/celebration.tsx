import './celebration.css';
import { Kit, KitCheering, starPath, StarIcon } from '@logikit/widgets/ui';
import { type CSSProperties, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';

interface CelebrationProps {
  readonly title: string;
  /** Stars of each problem, in order. */
  readonly stars: readonly number[];
  /** The sum in words, for instance "24 of 30 stars". */
  readonly total: string;
  readonly children: ReactNode;
}

/** A finished block: its stars land one after the other in at most 1.2 s; any key or touch ends that at once. */
export function Celebration({ title, stars, total, children }: CelebrationProps): ReactElement {
  const isSettled = useSettled();
  const heading = useRef<HTMLHeadingElement>(null);
  // Takes the focus along, which was on a button that is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="celebration" data-settled={isSettled || undefined}>
      <Kit pose={KitCheering} className="celebration-kit" />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div className="celebration-row" aria-hidden="true">
        {stars.map((earned, index) => (
          <Station key={index} earned={earned} step={index / Math.max(1, stars.length - 1)} />
        ))}
      </div>
      <p className="celebration-total">
        <StarIcon />
        {total}
      </p>
      {children}
    </section>
  );
}

/** Follows the person's hands, wherever on the page they are. */
function useSettled(): boolean {
  const [isSettled, settle] = useState(false);
  useEffect(() => {
    const end = (): void => settle(true);
    const events = ['pointerdown', 'keydown'] as const;
    for (const name of events) addEventListener(name, end, { capture: true, once: true });
    return () => {
      for (const name of events) removeEventListener(name, end, { capture: true });
    };
  }, []);
  return isSettled;
}

const places = [
  [9, 22],
  [24, 13],
  [39, 22],
] as const;

/** One problem: three stars, of which the earned ones are paper sun. */
function Station({ earned, step }: { readonly earned: number; readonly step: number }): ReactElement {
  const style: CSSProperties = { '--step': step.toFixed(2) };
  return (
    <svg className="celebration-station" viewBox="0 0 48 34" style={style}>
      {places.map(([x, y], index) => (
        <path key={x} className="celebration-star" data-earned={index < earned || undefined} d={starPath(x, y, 9)} />
      ))}
    </svg>
  );
}
