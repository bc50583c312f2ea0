import './class-room.css';
import type { Model } from '@logikit/sdk';
import { type BoatPlace, buttonLook, FleetScene } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { formatShortDay } from '../../../words/formatters.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { assignmentTitle, readyOf } from '../assignment-words.ts';

interface FleetCardProps {
  readonly assignments: readonly Model<'Assignment'>[];
  /** The day of the platform. */
  readonly today: string;
}

/** What is due next, with a boat for each pupil: home is done, at sea has begun, ashore has not. */
export function FleetCard({ assignments, today }: FleetCardProps): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  // The latest stands first.
  const next = assignments.findLast(({ dueOn }) => dueOn >= today);
  const boats = next ? next.pupils.map(({ done }): BoatPlace => placeOf(done, next.total)) : [];
  const ready = next ? readyOf(next) : 0;
  const begun = boats.filter((place) => place === 'sea').length;
  return (
    <section className="lk-card class-room-fleet" aria-labelledby="fleet-title">
      <div>
        <p className="eyebrow">{t('teacher.fleet.eyebrow')}</p>
        <h2 id="fleet-title">{next ? assignmentTitle(t, next) : t('teacher.assignments.none')}</h2>
        {next && (
          <>
            <p>{t('teacher.assignment.due', { day: formatShortDay(locale, next.dueOn) })}</p>
            <p className="class-room-big">{t('teacher.assignment.ready', { ready, total: boats.length })}</p>
            <p>{t('teacher.fleet.text', { begun, rest: boats.length - ready - begun })}</p>
          </>
        )}
        <a {...buttonLook({ size: 'small', tone: 'plain' })} href={next ? '#assignments-title' : '#assign-title'}>
          {t(next ? 'teacher.assignment.who' : 'teacher.assignment.new')}
        </a>
      </div>
      <FleetScene className="class-room-sea" boats={boats} />
    </section>
  );
}

function placeOf(done: number, total: number): BoatPlace {
  if (done >= total) return 'home';
  return done > 0 ? 'sea' : 'ashore';
}
