import './event.css';
import { fromTimestamp, type Model } from '@logikit/sdk';
import { KitSleeping } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { client } from '../../client/client.ts';
import { CabinetPage } from '../../layout/cabinet/cabinet-page.tsx';
import { routePath } from '../../paths/named-routes.ts';
import { syncTime } from '../../client/use-countdown.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { roadPath } from '../../paths/training.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EventCard } from './event-card.tsx';
import { EventStage } from './event-stage.tsx';
import type { Event } from './load-event.ts';
import { page } from '../../app/page.ts';

interface EventsData {
  readonly events: readonly Event[];
  readonly road: { readonly lesson: number; readonly thread: number };
}

export const clientLoader = page({
  areas: ['events'],
  requires: 'profile',
  load: async ({ profile }): Promise<EventsData> => {
    const lesson = profile.courseTL;
    const [events, threads] = await Promise.all([
      client().events.listEvents({ query: { paginate: 0 } }),
      client().threads.list({ query: { targetLesson: lesson, perPage: 100 } }),
      syncTime(),
    ]);
    const current =
      threads.data.find(({ progress, isLocked }) => !progress.isCompleted && !isLocked) ?? threads.data[0];
    return {
      events: events.data.filter((event) => isFor(profile, event)),
      road: { lesson, thread: current?.id ?? 0 },
    };
  },
});

/** Events of the own lessons; those before school are one for all ages before school. What was taken part in stays. */
function isFor({ targetLessons, courseTL }: Model<'CommonProfile'>, { targetLesson, attempt }: Event): boolean {
  const isYoung = (lesson: number): boolean => lesson !== 2 && lesson !== 3;
  const own: readonly number[] = [courseTL, ...targetLessons];
  return attempt !== null || own.includes(targetLesson) || (isYoung(targetLesson) && isYoung(courseTL));
}

/** As many cards stand open; the rest is asked for. */
const OPEN = 6;
/** First what may still be solved, then how it went, and last what has passed by. */
const weightOf = ({ state, result }: Event): number =>
  state === 'finished' ? (result ? 2 : 3) : Number(state === 'coming');

/** Of what comes the nearest is first, of what is over the latest. */
function inOrder(one: Event, other: Event): number {
  const later = fromTimestamp(one.test.from) - fromTimestamp(other.test.from);
  return weightOf(one) - weightOf(other) || (one.state === 'finished' ? -later : later);
}

/** What can be solved now, first of all what has been begun; else what is running, else what begins first. */
function nextOf(events: readonly Event[]): Event | undefined {
  const running = events.filter(({ state }) => state === 'running');
  const [coming] = events.filter(({ state }) => state === 'coming').toSorted(inOrder);
  return (
    running.find(({ attempt }) => attempt?.isOver === false) ??
    running.find(({ attempt }) => attempt === null) ??
    running[0] ??
    coming
  );
}

/** The event that matters now as a stage, and under it what else is running, comes or is over. */
export default function Events(): ReactElement {
  const t = useWords('events');
  const locale = useLocale();
  const { events, road } = useLoaderData<typeof clientLoader>();
  const next = nextOf(events);
  const others = events.filter((event) => event !== next).toSorted(inOrder);
  return (
    <CabinetPage
      eyebrow={t('events.list.lead')}
      title={t('events.list.title')}
      roadTo={roadPath(locale, road.lesson, road.thread)}
    >
      <title>{t('events.tab', { title: t('events.list.title') })}</title>
      <div className="event-board">
        {next ? <EventStage key={next.id} event={next} /> : <NoEvents />}
        {others.length > 0 && (
          <section className="event-others" aria-labelledby="event-others">
            <h2 id="event-others">{t('events.action.all')}</h2>
            <EventList events={others.slice(0, OPEN)} />
            {others.length > OPEN && (
              <details className="event-earlier">
                <summary>{t('events.list.earlier')}</summary>
                <EventList events={others.slice(OPEN)} />
              </details>
            )}
          </section>
        )}
      </div>
    </CabinetPage>
  );
}

function EventList({ events }: { readonly events: readonly Event[] }): ReactElement {
  return (
    <ul className="event-list">
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  );
}

function NoEvents(): ReactElement {
  const t = useWords('events');
  const locale = useLocale();
  return (
    <EmptyState pose={KitSleeping} title={t('events.empty.title')} text={t('events.empty.text')}>
      <Link className="lk-button" to={routePath(locale, 'cabinet.main')}>
        {t('events.empty.action')}
      </Link>
    </EmptyState>
  );
}
