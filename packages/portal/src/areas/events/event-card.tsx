import './event.css';
import { fromTimestamp } from '@logikit/sdk';
import { ChevronIcon, NextScene, StarIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { TimeLeft } from '../../ui/timers/time-left.tsx';
import { formatMoment, formatNumber } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { descriptionOf, type Event, titleOf } from './load-event.ts';
import { eventPath, eventPreviewPath, eventResultPath } from '../../paths/events.ts';
import { useAskAgain } from './use-ask-again.ts';

/** One event of the list; the whole card leads to where one stands in it. */
export function EventCard({ event }: { readonly event: Event }): ReactElement {
  const t = useWords('events');
  const locale = useLocale();
  const { id, attempt, state, motif } = event;
  const step = attempt === null ? (state === 'running' ? 'take' : 'look') : attempt.isOver ? 'result' : 'goOn';
  const to =
    attempt === null
      ? eventPreviewPath(locale, id)
      : attempt.isOver
        ? eventResultPath(locale, id)
        : eventPath(locale, { eventId: id });
  return (
    <Link className="lk-card event-link" to={to} data-state={state}>
      <NextScene motif={motif} className="event-thumb" />
      <span className="event-link-copy">
        <b>{titleOf(event)}</b>
        {state !== 'finished' && <span>{descriptionOf(event)}</span>}
        <Line event={event} />
      </span>
      <span className="event-go">
        {t(`events.action.${step}`)}
        <ChevronIcon />
      </span>
    </Link>
  );
}

/** What one wants to know first: how much time there is, when it begins, or how it went. */
function Line({ event: { state, test, result } }: { readonly event: Event }): ReactElement {
  const t = useWords('events');
  const locale = useLocale();
  const askAgain = useAskAgain();
  if (result) {
    return (
      <span className="event-line">
        <StarIcon />
        <span>{t('events.result.stars', { stars: result.stars, of: result.maxStars })}</span>
        {result.place !== null && (
          <span>
            {t('events.result.place', {
              place: formatNumber(locale, result.place),
              participants: formatNumber(locale, result.participants),
            })}
          </span>
        )}
      </span>
    );
  }
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
