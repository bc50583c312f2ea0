import './active-event.css';
import { fromTimestamp, type Model } from '@logikit/sdk';
import { ChevronIcon, Kites } from '@logikit/widgets/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { eventPreviewPath } from '../../../paths/events.ts';
import { client } from '../../../client/client.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { TimeLeft } from '../../../ui/timers/time-left.tsx';
import { syncTime } from '../../../client/use-countdown.ts';

type Event = Model<'Event'>;

/** The event that is running now. It is an extra: without an answer there is simply none. */
export async function loadActiveEvent(): Promise<Event | null> {
  try {
    const [{ event }] = await Promise.all([client().events.getActiveEvent(), syncTime()]);
    return event;
  } catch (error) {
    client().log('Which event is running is not known', error);
    return null;
  }
}

interface ActiveEventProps {
  readonly running: Event | null;
  /** In its place while none runs. */
  readonly children?: ReactNode;
}

/**
 * An event with its time, there from the first sight on, so that nothing moves under a finger. It goes by itself when
 * its time has passed, by the platform's clock (S-009), and gives way to the next one if there is one.
 */
export function ActiveEvent({ running, children }: ActiveEventProps): ReactNode {
  const t = useWords('events');
  const locale = useLocale();
  const [event, setEvent] = useState(running);
  async function goOn(ended: number): Promise<void> {
    setEvent(null);
    const next = await loadActiveEvent();
    // The platform's clock may need a moment longer.
    if (next?.id !== ended) setEvent(next);
  }
  if (!event || event.attempt?.isOver === true) return children;
  return (
    <Link className="lk-card active-event" to={eventPreviewPath(locale, event.id)}>
      <Kites className="active-event-kites" />
      <b>{Object.values(event.translations)[0]?.title}</b>
      <span className="active-event-time">
        {t('events.time.toEnd')}{' '}
        <TimeLeft
          endsAt={fromTimestamp(event.test.to)}
          label={t('events.time.toEnd')}
          onFinish={() => void goOn(event.id)}
        />
      </span>
      <span className="active-event-go">
        {t(event.attempt ? 'events.action.goOn' : 'events.action.take')}
        <ChevronIcon />
      </span>
    </Link>
  );
}
