import './event.css';
import type { Model } from '@logikit/sdk';
import { Kit, KitSleeping } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { client } from '../../client/client.ts';
import { CabinetPage } from '../../layout/cabinet/cabinet-page.tsx';
import { routePath } from '../../paths/named-routes.ts';
import { syncTime } from '../../client/use-countdown.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { roadPath } from '../../paths/training.ts';
import { EventCard } from './event-card.tsx';
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

const groups = ['running', 'coming', 'finished'] as const;

/** All events: what is running, what comes, what is over. */
export default function Events(): ReactElement {
  const t = useWords('events');
  const locale = useLocale();
  const { events, road } = useLoaderData<typeof clientLoader>();
  return (
    <CabinetPage
      eyebrow={t('events.list.lead')}
      title={t('events.list.title')}
      roadTo={roadPath(locale, road.lesson, road.thread)}
    >
      <title>{t('events.tab', { title: t('events.list.title') })}</title>
      {events.length === 0 && <NoEvents />}
      {groups.map((state) => {
        const own = events.filter((event) => event.state === state);
        return (
          own.length > 0 && (
            <section key={state} className="event-group" aria-labelledby={`event-${state}`}>
              <h2 id={`event-${state}`}>{t(`events.state.${state}`)}</h2>
              <ul className="event-list" data-state={state}>
                {own.map((event) => (
                  <li key={event.id}>
                    <EventCard event={event} />
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </CabinetPage>
  );
}

function NoEvents(): ReactElement {
  const t = useWords('events');
  const locale = useLocale();
  return (
    <section className="lk-card event-card">
      <Kit pose={KitSleeping} className="event-kit" />
      <h2>{t('events.empty.title')}</h2>
      <p>{t('events.empty.text')}</p>
      <Link className="lk-button" to={routePath(locale, 'cabinet.main')}>
        {t('events.empty.action')}
      </Link>
    </section>
  );
}
