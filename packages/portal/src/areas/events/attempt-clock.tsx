import './event.css';
import { fromTimestamp } from '@logikit/sdk';
import { ClockIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { TimeLeft } from '../../ui/timers/time-left.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Event } from './load-event.ts';
import { useAskAgain } from './use-ask-again.ts';

interface AttemptClockProps {
  readonly event: Event;
  /** Default: asks the platform again. */
  readonly onFinish?: () => void;
}

/** The clock of an attempt, always in sight: the platform's time, whatever this device believes. */
export function AttemptClock({ event, onFinish }: AttemptClockProps): ReactElement | null {
  const t = useWords('events');
  const askAgain = useAskAgain();
  if (!event.attempt) return null;
  return (
    <span className="event-clock">
      <ClockIcon />
      <TimeLeft
        endsAt={fromTimestamp(event.attempt.endsAt)}
        label={t('events.time.left')}
        onFinish={onFinish ?? askAgain}
      />
    </span>
  );
}
