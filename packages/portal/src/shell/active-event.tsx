import './active-event.css';
import type { Model } from '@logikit/sdk';
import { ChevronIcon, EventsIcon } from '@logikit/widgets/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { eventPreviewPath } from '../areas/events/paths.ts';
import { client } from '../client.ts';
import { useLocale, useWords } from '../words/use-words.ts';
import { TimeLeft } from './time-left.tsx';
import { momentOf, settleTime } from './use-countdown.ts';

type Event = Model<'Event'>;

interface Shown {
  readonly event: Event | null;
  /** The one whose time has passed here: the platform's clock may need a moment longer. */
  readonly ended: number | null;
}

/**
 * The event that is running now, with its time. It goes by itself when that has passed, by the platform's clock (S-009),
 * and gives way to the next one if there is one. It is an extra: without an answer there is simply none.
 */
export function ActiveEvent(): ReactElement | null {
  const t = useWords('events');
  const locale = useLocale();
  const [{ event, ended }, setState] = useState<Shown>({ event: null, ended: null });
  // Follows the platform: which event is running now.
  useEffect(() => {
    let isCurrent = true;
    void Promise.all([client().events.getActiveEvent(), settleTime()]).then(
      ([active]) => isCurrent && setState({ event: active.event?.id === ended ? null : active.event, ended }),
      (error: unknown) => client().log('Which event is running is not known', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [ended]);
  if (!event || event.attempt?.isOver === true) return null;
  return (
    <Link className="lk-card active-event" to={eventPreviewPath(locale, event.id)}>
      <EventsIcon />
      <span className="active-event-copy">
        <b>{Object.values(event.translations)[0]?.title}</b>
        <span>
          {t('events.time.toEnd')}{' '}
          <TimeLeft
            endsAt={momentOf(event.test.to)}
            label={t('events.time.toEnd')}
            onFinish={() => setState({ event: null, ended: event.id })}
          />
        </span>
      </span>
      <span className="active-event-go">
        {t(event.attempt ? 'events.action.goOn' : 'events.action.take')}
        <ChevronIcon />
      </span>
    </Link>
  );
}
