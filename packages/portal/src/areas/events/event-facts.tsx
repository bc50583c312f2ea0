import './event.css';
import { fromTimestamp } from '@logikit/sdk';
import { CheckIcon, ClockIcon, DayIcon, EventsIcon, HeartIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { formatDuration, formatMoment, formatNumber } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import type { Event } from './load-event.ts';

/** What one should know before one begins. Nothing here costs a life. */
export function EventFacts({ event: { test } }: { readonly event: Event }): ReactElement {
  const t = useWords('events');
  const locale = useLocale();
  return (
    <ul className="event-facts">
      <li>
        <EventsIcon />
        {t('events.facts.problems', { count: test.problems, number: formatNumber(locale, test.problems) })}
      </li>
      <li>
        <ClockIcon />
        {test.minutes === null
          ? t('events.facts.noHurry')
          : t('events.facts.time', { time: formatDuration(locale, test.minutes * 60) })}
      </li>
      <li>
        <CheckIcon />
        {t('events.facts.once')}
      </li>
      <li>
        <HeartIcon />
        {t('events.facts.noLives')}
      </li>
      <li>
        <DayIcon />
        {t('events.facts.until', { moment: formatMoment(locale, fromTimestamp(test.to)) })}
      </li>
    </ul>
  );
}
