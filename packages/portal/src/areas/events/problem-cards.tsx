import './event.css';
import { ChevronIcon, Kit, KitCheering, KitPointing, KitReading } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useLocale, useWords } from '../../words/use-words.ts';
import { EventFacts } from './event-facts.tsx';
import { type Event, nextProblem } from './load-event.ts';
import { type EventPlace, eventPath, eventProblemPath, eventResultPath } from '../../paths/events.ts';

interface IntroCardProps {
  readonly event: Event;
  /** Which problem it is, from 1. */
  readonly at: number;
  readonly to: string;
}

/** A breath before the first problem: the clock is running, and one knows the rules. */
export function IntroCard({ event, at, to }: IntroCardProps): ReactElement {
  const t = useWords('events');
  return (
    <section className="lk-card event-card">
      <Kit pose={KitPointing} className="event-kit" />
      <h1>{t('events.problem.of', { at, of: event.test.problems })}</h1>
      <EventFacts event={event} />
      <Link className="lk-button" to={to}>
        {t('events.problem.solve')}
        <ChevronIcon />
      </Link>
    </section>
  );
}

/** The answer is in; its solution opens when nobody is solving any more. */
export function AnsweredCard({ event, place }: { readonly event: Event; readonly place: EventPlace }): ReactElement {
  const t = useWords('events');
  const locale = useLocale();
  const next = nextProblem(event);
  return (
    <section className="lk-card event-card">
      <Kit pose={KitReading} className="event-kit" />
      <h1>{t('events.problem.answered')}</h1>
      <p>{t('events.problem.answeredText')}</p>
      {next === null || event.attempt?.isOver === true ? (
        <Link className="lk-button" to={eventResultPath(locale, event.id)}>
          {t('events.action.result')}
          <ChevronIcon />
        </Link>
      ) : (
        <Link className="lk-button" to={eventProblemPath(locale, place, { problemId: next, state: 'solve' })}>
          {t('events.problem.next')}
          <ChevronIcon />
        </Link>
      )}
      <Link className="text-link" to={eventPath(locale, place)}>
        {t('events.problem.back')}
      </Link>
    </section>
  );
}

/** The time is up. An answer that came after it is not counted, and that is said kindly. */
export function TimeUpCard({ event, isLate }: { readonly event: Event; readonly isLate: boolean }): ReactElement {
  const t = useWords('events');
  const locale = useLocale();
  return (
    <section className="lk-card event-card" role="alert">
      <Kit pose={KitCheering} className="event-kit" />
      <h1>{t('events.timeUp.title')}</h1>
      <p>{t(isLate ? 'events.timeUp.late' : 'events.timeUp.text')}</p>
      <Link className="lk-button" to={eventResultPath(locale, event.id)}>
        {t('events.action.result')}
        <ChevronIcon />
      </Link>
    </section>
  );
}
