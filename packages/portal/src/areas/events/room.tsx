import { Button, CheckIcon, ChevronIcon } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, redirect, useLoaderData, useNavigate, useParams } from 'react-router';
import { client } from '../../client.ts';
import { localeOf } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { AttemptClock } from './attempt-clock.tsx';
import { EventPage } from './event-page.tsx';
import { type Event, loadEvent, nextProblem, titleOf } from './load-event.ts';
import { eventPreviewPath, eventProblemPath, eventResultPath } from './paths.ts';

/** Who has not begun belongs on the preview, who is done on the result. */
export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<Event> {
  const event = await loadEvent(arrival);
  const locale = localeOf(new URL(arrival.request.url).pathname);
  if (!event.attempt) throw redirect(eventPreviewPath(locale, event.id));
  if (event.attempt.isOver) throw redirect(eventResultPath(locale, event.id));
  return event;
}

/** The room of a running attempt: all its problems in any order, the clock, and handing in. */
export default function EventRoom(): ReactElement {
  const t = useWords('events');
  const locale = useLocale();
  const event = useLoaderData<typeof clientLoader>();
  const { tenant } = useParams();
  const place = { eventId: event.id, tenant };
  const { problems = [], answered = 0 } = event.attempt ?? {};
  const next = nextProblem(event);
  return (
    <EventPage title={titleOf(event)} clock={<AttemptClock event={event} />}>
      <p className="event-progress">
        {t('events.room.answered', { count: problems.length - answered, answered, of: problems.length })}
      </p>
      <ol className="event-problems">
        {problems.map(({ id, title, isFinal }, index) => (
          <li key={id}>
            <Link
              className="lk-card event-problem"
              data-done={isFinal || undefined}
              to={eventProblemPath(locale, place, { problemId: id, state: isFinal ? 'done' : 'solve' })}
            >
              <span className="event-number">{isFinal ? <CheckIcon /> : index + 1}</span>
              <b>{title}</b>
              <span className="lk-unseen">{t(isFinal ? 'events.room.done' : 'events.room.open')}</span>
              <ChevronIcon />
            </Link>
          </li>
        ))}
      </ol>
      {next !== null && (
        <Link className="lk-button" to={eventProblemPath(locale, place, { problemId: next, state: 'solve' })}>
          {t('events.action.goOn')}
          <ChevronIcon />
        </Link>
      )}
      <HandIn eventId={event.id} open={problems.length - answered} />
    </EventPage>
  );
}

/** Handing in early cannot be undone, so it is asked twice and says so. */
function HandIn({ eventId, open }: { readonly eventId: number; readonly open: number }): ReactElement {
  const t = useWords('events');
  const errorText = useWords('errors');
  const locale = useLocale();
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'asking' | 'sending' | 'failed'>('idle');
  const send = async (): Promise<void> => {
    setState('sending');
    try {
      await client().events.finishEvent({ params: { id: eventId } });
      await navigate(eventResultPath(locale, eventId));
    } catch (error) {
      client().log('The attempt is not handed in', error);
      setState('failed');
    }
  };
  if (state === 'idle') {
    return (
      <Button tone="plain" size="small" onClick={() => setState('asking')}>
        {t('events.handIn.action')}
      </Button>
    );
  }
  return (
    <section className="lk-card event-ask" aria-label={t('events.handIn.action')}>
      <p>{t('events.handIn.sure', { count: open })}</p>
      <p role="alert" className="form-error">
        {state === 'failed' && errorText('errors.internal')}
      </p>
      <div className="event-ways">
        <Button size="small" disabled={state === 'sending'} onClick={() => void send()}>
          {t('events.handIn.yes')}
        </Button>
        <Button tone="plain" size="small" onClick={() => setState('idle')}>
          {t('events.handIn.no')}
        </Button>
      </div>
    </section>
  );
}
