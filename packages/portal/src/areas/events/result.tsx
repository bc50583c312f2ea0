import './event.css';
import { fromTimestamp } from '@logikit/sdk';
import { Chip, Kit, KitOnPodium, KitReading, StarIcon, Stars } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, redirect, useLoaderData } from 'react-router';
import { routePath } from '../../paths/named-routes.ts';
import { TimeLeft } from '../../ui/timers/time-left.tsx';
import { formatDuration, formatNumber } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { EventPage } from './event-page.tsx';
import { type Event, loadEvent, titleOf } from './load-event.ts';
import { eventPath, eventProblemPath } from '../../paths/events.ts';
import { Share } from './share.tsx';
import { useAskAgain } from './use-ask-again.ts';
import { page } from '../../app/page.ts';

/** While the attempt is running there is no result yet. */
export const clientLoader = page({
  areas: ['events'],
  requires: 'profile',
  load: async ({ locale, params }): Promise<Event> => {
    const event = await loadEvent(params);
    if (event.attempt?.isOver === false) {
      throw redirect(eventPath(locale, { eventId: event.id }));
    }
    return event;
  },
});

/** What was reached: the place, the stars, every answer, and a link for whoever should see it. */
export default function EventResult(): ReactElement {
  const event = useLoaderData<typeof clientLoader>();
  return (
    <EventPage title={titleOf(event)}>
      {event.result ? (
        <>
          <Reached event={event} result={event.result} />
          <Answers event={event} result={event.result} />
          <Share event={event} />
        </>
      ) : (
        <NotTaken />
      )}
    </EventPage>
  );
}

interface ResultProps {
  readonly event: Event;
  readonly result: NonNullable<Event['result']>;
}

function Reached({ event, result }: ResultProps): ReactElement {
  const t = useWords('events');
  const locale = useLocale();
  const askAgain = useAskAgain();
  const { place, participants, stars, maxStars, seconds } = result;
  return (
    <section className="lk-card event-card event-reached">
      <Kit pose={place === null ? KitReading : KitOnPodium} className="event-kit" />
      <h2>
        {place === null
          ? t('events.result.noPlace')
          : t('events.result.place', {
              place: formatNumber(locale, place),
              participants: formatNumber(locale, participants),
            })}
      </h2>
      <p className="event-sum">
        <Chip icon={<StarIcon />} label={t('events.result.stars', { stars, of: maxStars })}>
          {stars} <small>/ {maxStars}</small>
        </Chip>
        {seconds > 0 && <span>{t('events.result.time', { time: formatDuration(locale, seconds) })}</span>}
      </p>
      {event.state === 'running' && (
        <p>
          {t('events.result.open')}{' '}
          <TimeLeft endsAt={fromTimestamp(event.test.to)} label={t('events.time.toEnd')} onFinish={askAgain} />
        </p>
      )}
    </section>
  );
}

/** Every problem in order, with what was answered; once nobody is solving any more, with the way to its solution. */
function Answers({ event, result }: ResultProps): ReactElement {
  const t = useWords('events');
  const locale = useLocale();
  const passings = new Map(result.passings.map((passing) => [passing.problemId, passing]));
  return (
    <section className="event-know" aria-labelledby="event-answers">
      <h2 id="event-answers">{t('events.result.answers')}</h2>
      <ol className="event-answers">
        {(event.attempt?.problems ?? []).map(({ id, title }, index) => {
          const passing = passings.get(id);
          const state = passing === undefined ? 'none' : passing.isCorrect ? 'right' : 'wrong';
          return (
            <li key={id} data-answer={state}>
              <span className="event-number">{index + 1}</span>
              {passing && event.state === 'finished' ? (
                <Link
                  to={eventProblemPath(locale, { eventId: event.id }, { problemId: id, state: 'done' })}
                  aria-label={t('events.answer.read', { title })}
                >
                  <b>{title}</b>
                </Link>
              ) : (
                <b>{title}</b>
              )}
              {state === 'right' && passing ? (
                <Stars earned={passing.stars} label={t('events.answer.right')} />
              ) : (
                <span>{t(`events.answer.${state}`)}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function NotTaken(): ReactElement {
  const t = useWords('events');
  const locale = useLocale();
  return (
    <section className="lk-card event-card">
      <Kit pose={KitReading} className="event-kit" />
      <h2>{t('events.result.notTaken')}</h2>
      <p>{t('events.result.notTakenText')}</p>
      <Link className="lk-button" to={routePath(locale, 'cabinet.events')}>
        {t('events.action.all')}
      </Link>
    </section>
  );
}
