import './event.css';
import { fromTimestamp } from '@logikit/sdk';
import { ChevronIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { TimeLeft } from '../../ui/timers/time-left.tsx';
import { formatMoment } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { EventPicture } from './event-picture.tsx';
import { EventResult } from './event-result.tsx';
import { stepOf } from './event-step.ts';
import { type Event, titleOf } from './load-event.ts';
import { useAskAgain } from './use-ask-again.ts';

/** One event of the list; the whole card leads to where one stands in it. */
export function EventCard({ event }: { readonly event: Event }): ReactElement {
  const t = useWords('events');
  const locale = useLocale();
  const { action, to } = stepOf(locale, event);
  return (
    <Link className="lk-card event-link" to={to} data-state={event.state}>
      <EventPicture event={event} />
      <span className="event-link-copy">
        <span className="event-state" data-state={event.state}>
          {t(`events.state.${event.state}`)}
        </span>
        <b>{titleOf(event)}</b>
        <Line event={event} />
        <span className="event-go">
          {t(`events.action.${action}`)}
          <ChevronIcon />
        </span>
      </span>
    </Link>
  );
}

/** What one wants to know first: how much time there is, when it begins, or how it went. */
function Line({ event: { state, test, result } }: { readonly event: Event }): ReactElement {
  const t = useWords('events');
  const locale = useLocale();
  const askAgain = useAskAgain();
  if (result) return <EventResult result={result} />;
  if (state === 'finished') {
    return (
      <span className="event-line">
        {t('events.line.ended', { moment: formatMoment(locale, fromTimestamp(test.to)) })}
      </span>
    );
  }
  const moment = fromTimestamp(state === 'coming' ? test.from : test.to);
  const label = t(state === 'coming' ? 'events.time.toStart' : 'events.time.toEnd');
  return (
    <span className="event-line">
      {label}
      <TimeLeft endsAt={moment} label={label} className="event-time" onFinish={askAgain} />
    </span>
  );
}
