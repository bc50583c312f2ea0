import './progress-bar.css';
import type { CSSProperties, ReactElement } from 'react';

interface ProgressBarProps {
  readonly value: number;
  readonly max: number;
  /** The whole fact for a screen reader. */
  readonly label: string;
}

/** How far something is walked, as a filled paper strip. */
export function ProgressBar({ value, max, label }: ProgressBarProps): ReactElement {
  const done = max === 0 ? 0 : Math.round((value / max) * 100);
  const style: CSSProperties = { '--done': `${done}%` };
  return (
    <div className="progress-bar" role="img" aria-label={label} style={style}>
      <span />
    </div>
  );
}
