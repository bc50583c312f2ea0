import './class-tile.css';
import type { Model } from '@logikit/sdk';
import { FleetScene } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { classPath } from '../../../paths/school.ts';
import { ProgressBar } from '../../../ui/charts/progress-bar.tsx';
import { formatShortDay } from '../../../words/formatters.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { assignmentTitle, readyOf } from '../assignment-words.ts';

interface ClassTileProps {
  readonly room: Model<'SchoolClass'>;
  readonly pupils: readonly Model<'MyPupil'>[];
  /** What is set and not over, the nearest day first. */
  readonly assignments: readonly Model<'Assignment'>[];
}

/** A class and its week: a boat with a yellow sail for each who has practised, and what has to be done next. */
export function ClassTile({ room, pupils, assignments }: ClassTileProps): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const practised = pupils.filter(({ solvedThisWeek }) => solvedThisWeek > 0).length;
  const [next] = assignments;
  return (
    <Link className="lk-card class-tile" to={classPath(locale, room.id)}>
      <FleetScene
        className="class-tile-scene"
        boats={pupils.map(({ solvedThisWeek }) => (solvedThisWeek > 0 ? 'home' : 'ashore'))}
      />
      <span className="class-tile-words">
        <b>{room.name}</b>
        <span>
          {t('teacher.classes.pupils', { number: room.pupils })}
          {room.waiting > 0 && ` · ${t('teacher.classes.waiting', { number: room.waiting })}`}
        </span>
        {pupils.length > 0 && <span>{t('teacher.home.week', { done: practised, total: pupils.length })}</span>}
      </span>
      <span className="class-tile-next">
        {next ? (
          <>
            <b>{assignmentTitle(t, next)}</b>
            <span>
              {t('teacher.assignment.due', { day: formatShortDay(locale, next.dueOn) })} ·{' '}
              {t('teacher.assignment.ready', { ready: readyOf(next), total: next.pupils.length })}
            </span>
            <ProgressBar
              value={readyOf(next)}
              max={next.pupils.length}
              label={t('teacher.assignment.ready', { ready: readyOf(next), total: next.pupils.length })}
            />
          </>
        ) : (
          <span>{t('teacher.assignments.none')}</span>
        )}
      </span>
    </Link>
  );
}
