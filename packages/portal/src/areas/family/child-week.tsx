import './child-week.css';
import type { Model } from '@logikit/sdk';
import { buttonLook, ChevronIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { pupilPath } from '../../paths/school.ts';
import { WeekFindings, WeekSum } from '../../report/week-findings.tsx';
import { WeekRoad } from '../../report/week-road.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { LearnButton } from './learn-button.tsx';
import { PupilTools } from './pupil-tools.tsx';

interface ChildWeeksProps {
  readonly pupils: readonly Model<'FamilyPupil'>[];
  readonly weeks: readonly Model<'PupilReport'>[];
}

export function ChildWeeks({ pupils, weeks }: ChildWeeksProps): ReactElement {
  const t = useWords('family');
  return (
    <div>
      {weeks.length > 0 && <p className="family-key">{t('family.week.key')}</p>}
      <ul className="family-weeks">
        {pupils.map((pupil) => (
          <ChildWeek
            key={pupil.cardId}
            pupil={pupil}
            week={weeks.find(({ userId }) => userId === pupil.cardId) ?? null}
          />
        ))}
      </ul>
    </div>
  );
}

interface ChildWeekProps {
  readonly pupil: Model<'FamilyPupil'>;
  /** The week of the pupil; null: it was not asked for. */
  readonly week: Model<'PupilReport'> | null;
}

/** A child's week on the child's own road, what comes easily, what still grows and what is next. */
function ChildWeek({ pupil, week }: ChildWeekProps): ReactElement {
  const t = useWords('family');
  const locale = useLocale();
  const name = pupil.displayName;
  const heading = `pupil-${pupil.cardId}`;
  return (
    <li className="lk-card family-pupil child-week">
      <article aria-labelledby={heading}>
        <WeekRoad week={week}>
          <Avatar avatar={pupil.avatar} border={pupil.avatarBorderUrl} size={56} />
          <div>
            <h2 id={heading}>{name}</h2>
            <p>{week?.road?.chapter ?? t(`family.course.${pupil.targetLesson}`)}</p>
          </div>
        </WeekRoad>
        <div className="child-week-words">
          {week !== null && (
            <>
              <WeekSum week={week} />
              <WeekFindings week={week} />
            </>
          )}
          <div className="child-week-do">
            <LearnButton pupil={pupil} size="small" />
            <Link
              {...buttonLook({ tone: 'plain', size: 'small' })}
              to={pupilPath(locale, pupil.cardId)}
              aria-label={`${t('family.week.report')}: ${name}`}
            >
              {t('family.week.report')}
              <ChevronIcon />
            </Link>
          </div>
          <details className="child-week-more">
            <summary>{t('family.week.more')}</summary>
            <PupilTools pupil={pupil} />
          </details>
        </div>
      </article>
    </li>
  );
}
