import './child-week.css';
import type { Model } from '@logikit/sdk';
import { buttonLook, ChevronIcon, EventsIcon, LevelIcon, StarIcon, WeekScene } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { pupilPath } from '../../paths/school.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { formatDuration, formatWeekdayLetter } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { LearnButton } from './learn-button.tsx';
import { PupilTools } from './pupil-tools.tsx';

/** One stone on the road. */
const MINUTES_OF_STONE = 10;
/** As many kinds of puzzles are named. */
const KINDS = 2;
/** Fewer kinds that have been practised stand out by chance. */
const FEW = 4;

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
        <div className="child-week-scene">
          {week !== null && <Stones week={week} />}
          <div className="child-week-who">
            <Avatar avatar={pupil.avatar} border={pupil.avatarBorderUrl} size={56} />
            <div>
              <h2 id={heading}>{name}</h2>
              <p>{week?.road?.chapter ?? t(`family.course.${pupil.targetLesson}`)}</p>
            </div>
          </div>
        </div>
        <div className="child-week-words">
          {week !== null && <Findings week={week} />}
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

function Stones({ week: { report, road } }: { readonly week: Model<'PupilReport'> }): ReactElement {
  const locale = useLocale();
  return (
    <WeekScene
      className="child-week-road"
      motif={road?.motif ?? 'meadow'}
      days={report.stretches.map(({ from, minutes, problems }) => ({
        letter: formatWeekdayLetter(locale, from),
        // A day with less than half a stone was a day of practice, too.
        stones: minutes + problems === 0 ? 0 : Math.max(1, Math.round(minutes / MINUTES_OF_STONE)),
      }))}
    />
  );
}

function Findings({ week: { report, road } }: { readonly week: Model<'PupilReport'> }): ReactElement {
  const t = useWords('family');
  const locale = useLocale();
  const { days, minutes } = report.totals;
  const titlesOf = (level: 'strong' | 'growing'): string =>
    report.strengths
      .filter((one) => one.level === level)
      .slice(0, KINDS)
      .map(({ title }) => title)
      .join(', ');
  const next = road && (road.title === null ? t('family.week.done') : t('family.week.station', { ...road }));
  return (
    <>
      <p className="child-week-sum">
        {days === 0
          ? t('family.week.quiet')
          : t('family.week.sum', { count: days, time: formatDuration(locale, minutes * 60) })}
      </p>
      <dl>
        <Finding icon={<StarIcon />} name={t('family.week.strong')}>
          {titlesOf('strong') || t(report.strengths.length < FEW ? 'family.week.soon' : 'family.week.nothing')}
        </Finding>
        <Finding icon={<LevelIcon />} name={t('family.week.growing')}>
          {titlesOf('growing') || t('family.week.nothing')}
        </Finding>
        <Finding icon={<EventsIcon />} name={t('family.week.next')}>
          {next ?? t('family.week.first')}
        </Finding>
      </dl>
    </>
  );
}

interface FindingProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly children: string;
}

function Finding({ icon, name, children }: FindingProps): ReactElement {
  return (
    <div>
      {icon}
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
