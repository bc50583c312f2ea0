import './event.css';
import { Button, ChevronIcon, NextScene } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { page } from '../../app/page.ts';
import { client } from '../../client/client.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { EventFacts } from './event-facts.tsx';
import { EventPage } from './event-page.tsx';
import { EventWhen } from './event-when.tsx';
import { descriptionOf, type Event, loadEvent, nextProblem, titleOf } from './load-event.ts';
import { eventPath, eventProblemPath, eventResultPath } from '../../paths/events.ts';

export const clientLoader = page({
  areas: ['events'],
  requires: 'profile',
  load: ({ params }) => loadEvent(params),
});

/** What the event is, how much time there is, and the start: the attempt begins with the button and not before. */
export default function Preview(): ReactElement {
  const t = useWords('events');
  const event = useLoaderData<typeof clientLoader>();
  const { state } = useRevalidator();
  return (
    <EventPage title={titleOf(event)}>
      <section className="lk-card event-preview" aria-busy={state === 'loading'}>
        <NextScene motif={event.motif} className="event-scene" />
        <div className="event-preview-copy">
          <EventWhen event={event} />
          <p className="event-description">{descriptionOf(event)}</p>
          <Way event={event} />
        </div>
      </section>
      <section className="event-know" aria-labelledby="event-know">
        <h2 id="event-know">{t('events.facts.title')}</h2>
        <EventFacts event={event} />
      </section>
    </EventPage>
  );
}

function Way({ event }: { readonly event: Event }): ReactElement {
  const t = useWords('events');
  const locale = useLocale();
  const { id, attempt, state } = event;
  if (attempt?.isOver === true) {
    return (
      <Link className="lk-button" to={eventResultPath(locale, id)}>
        {t('events.action.result')}
        <ChevronIcon />
      </Link>
    );
  }
  if (attempt) {
    return (
      <Link className="lk-button" to={eventPath(locale, { eventId: id })}>
        {t('events.action.goOn')}
        <ChevronIcon />
      </Link>
    );
  }
  return state === 'running' ? <Start event={event} /> : <p>{t(`events.wait.${state}`)}</p>;
}

function Start({ event }: { readonly event: Event }): ReactElement {
  const t = useWords('events');
  const locale = useLocale();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { isPending, error, run } = useMutation({ refreshes: 'nothing' });
  const start = async (): Promise<void> => {
    const hasStarted = await run(async () => {
      const begun = await client().events.getEvent({ params: { id: event.id }, query: { solving: 1 } });
      const first = nextProblem(begun);
      const place = { eventId: event.id };
      await navigate(
        first === null
          ? eventPath(locale, place)
          : eventProblemPath(locale, place, { problemId: first, state: 'intro' }),
      );
    });
    // Whatever has changed meanwhile, the page shows it.
    if (!hasStarted) await revalidate();
  };
  return (
    <>
      <Button disabled={isPending} onClick={() => void start()}>
        {t('events.action.start')}
        <ChevronIcon />
      </Button>
      <p role="alert" className="form-error">
        {error}
      </p>
    </>
  );
}
