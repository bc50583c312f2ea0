import './time-left.css';
import { clockText } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { formatTimeLeft } from '../../words/formatters.ts';
import { useLocale } from '../../words/use-words.ts';
import { useCountdown } from '../../client/use-countdown.ts';

interface TimeLeftProps {
  /** A moment of the platform's time, in milliseconds. */
  readonly endsAt: number;
  readonly label: string;
  readonly className?: string;
  readonly onFinish?: (() => void) | undefined;
}

/** A timer by the platform's clock: days and hours, hours and minutes, and in the last hour minutes and seconds. */
export function TimeLeft({ endsAt, label, className, onFinish }: TimeLeftProps): ReactElement {
  const locale = useLocale();
  const left = useCountdown(endsAt, onFinish);
  return (
    <span role="timer" aria-label={label} className={['time-left', className].filter(Boolean).join(' ')}>
      {left && (left.showsSeconds ? clockText(left, false) : formatTimeLeft(locale, left))}
    </span>
  );
}
