import './big-timer.css';
import type { ReactElement, ReactNode } from 'react';

interface BigTimerProps {
  /** What a screen reader calls it. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly tone: 'sky' | 'coral';
  /** What is left, as digits. */
  readonly text: string | null;
}

/** The time until something comes back, in large digits. */
export function BigTimer({ label, icon, tone, text }: BigTimerProps): ReactElement {
  return (
    <p className="big-timer" role="timer" aria-label={label} data-tone={tone}>
      {icon}
      <span>{text}</span>
    </p>
  );
}
