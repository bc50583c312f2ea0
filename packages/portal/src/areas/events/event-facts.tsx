import './event.css';
import { fromTimestamp } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { formatDuration, formatMoment, formatNumber } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import type { Event } from './load-event.ts';

/** What one should know before one begins. Nothing here costs a life. */
export function EventFacts({ event: { test } }: { readonly event: Event }): ReactElement {
  const t = useWords('events');
  const locale = useLocale();
  const facts = [
    t('events.facts.problems', { count: test.problems, number: formatNumber(locale, test.problems) }),
    test.minutes === null
      ? t('events.facts.noHurry')
      : t('events.facts.time', { time: formatDuration(locale, test.minutes * 60) }),
    t('events.facts.once'),
    t('events.facts.noLives'),
    t('events.facts.until', { moment: formatMoment(locale, fromTimestamp(test.to)) }),
  ];
  return (
    <ul className="event-facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
