import './event-when.css';
import { fromTimestamp } from '@logikit/sdk';
import { ClockIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { TimeLeft } from '../../ui/timers/time-left.tsx';
import { formatMoment } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import type { Event } from './load-event.ts';
import { useAskAgain } from './use-ask-again.ts';

/** When it begins, how long it still runs, or that it is over; each change of these asks the platform again. */
export function EventWhen({ event: { state, test } }: { readonly event: Event }): ReactElement {
  const t = useWords('events');
  const locale = useLocale();
  const askAgain = useAskAgain();
  if (state === 'finished') return <p className="event-state">{t('events.state.finished')}</p>;
  const moment = fromTimestamp(state === 'coming' ? test.from : test.to);
  const label = t(state === 'coming' ? 'events.time.toStart' : 'events.time.toEnd');
  return (
    <p className="event-when" data-state={state}>
      <ClockIcon />
      <span>{label}</span>
      <TimeLeft key={state} endsAt={moment} label={label} className="event-time" onFinish={askAgain} />
      {state === 'coming' && <span>{formatMoment(locale, moment)}</span>}
    </p>
  );
}
