import './event.css';
import { Button, CheckIcon, ChevronIcon } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { Link, redirect, useLoaderData, useNavigate, useParams } from 'react-router';
import { client } from '../../client/client.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { AttemptClock } from './attempt-clock.tsx';
import { EventPage } from './event-page.tsx';
import { type Event, loadEvent, nextProblem, titleOf } from './load-event.ts';
import { eventPreviewPath, eventProblemPath, eventResultPath } from '../../paths/events.ts';
import { page } from '../../app/page.ts';

/** Who has not begun belongs on the preview, who is done on the result. */
export const clientLoader = page({
  areas: ['events'],
  requires: 'profile',
  load: async ({ locale, params }): Promise<Event> => {
    const event = await loadEvent(params);
    if (!event.attempt) throw redirect(eventPreviewPath(locale, event.id));
    if (event.attempt.isOver) throw redirect(eventResultPath(locale, event.id));
    return event;
  },
});

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
  const locale = useLocale();
  const navigate = useNavigate();
  const { isPending, error, run, reset } = useMutation({ refreshes: 'nothing' });
  const [isAsking, setIsAsking] = useState(false);
  const send = (): Promise<boolean> =>
    run(async () => {
      await client().events.finishEvent({ params: { id: eventId } });
      await navigate(eventResultPath(locale, eventId));
    });
  const stop = (): void => {
    setIsAsking(false);
    reset();
  };
  if (!isAsking) {
    return (
      <Button tone="plain" size="small" onClick={() => setIsAsking(true)}>
        {t('events.handIn.action')}
      </Button>
    );
  }
  return (
    <section className="lk-card event-ask" aria-label={t('events.handIn.action')}>
      <p>{t('events.handIn.sure', { count: open })}</p>
      <p role="alert" className="form-error">
        {error}
      </p>
      <div className="event-ways">
        <Button size="small" disabled={isPending} onClick={() => void send()}>
          {t('events.handIn.yes')}
        </Button>
        <Button tone="plain" size="small" onClick={stop}>
          {t('events.handIn.no')}
        </Button>
      </div>
    </section>
  );
}
