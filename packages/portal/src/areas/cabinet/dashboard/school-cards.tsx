import './school-cards.css';
import type { Model } from '@logikit/sdk';
import { ChevronIcon, SchoolDoor } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { ProgressBar } from '../../../ui/charts/progress-bar.tsx';
import { formatShortDay } from '../../../words/formatters.ts';
import type { Locale } from '../../../words/locales.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { myClassesPath, myPupilsPath, schoolPath } from '../../../paths/school.ts';
import { exercisePath, problemPath } from '../../../paths/training.ts';
import { WayCard } from '../way-card.tsx';
import type { Practice } from './practice.ts';
import type { SchoolNews } from './school-news.ts';

type Assignment = Model<'MyAssignment'>;

interface SchoolCardsProps {
  readonly news: SchoolNews;
  readonly practice: Practice;
}

/** What a teacher has set, what a teacher asks a parent, and a teacher's own way to work. */
export function SchoolCards({ news, practice }: SchoolCardsProps): ReactElement | null {
  const { assignments, asks, isTeacher, hasPupils } = news;
  if (assignments.length === 0 && !asks && !isTeacher && !hasPupils) return null;
  return (
    <div className="school-cards">
      {assignments.map((assignment) => (
        <AssignmentCard key={assignment.id} assignment={assignment} practice={practice} />
      ))}
      {asks && <SchoolWay name="asks" />}
      {isTeacher && <SchoolWay name="classes" />}
      {hasPupils && <SchoolWay name="pupils" />}
    </div>
  );
}

const ways = { asks: myClassesPath, classes: schoolPath, pupils: myPupilsPath } as const;

function SchoolWay({ name }: { readonly name: keyof typeof ways }): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  return (
    <WayCard
      to={ways[name](locale)}
      thumb={<SchoolDoor />}
      title={t(`cabinet.school.${name}.title`)}
      line={t(`cabinet.school.${name}.text`)}
    />
  );
}

function AssignmentCard(props: { readonly assignment: Assignment; readonly practice: Practice }): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  const { assignment } = props;
  const { title, note, dueOn, done, total, isLate, teacherName, tier } = assignment;
  const to = placeOf(locale, props);
  const day = formatShortDay(locale, dueOn);
  const label = t('cabinet.assignment.done', { done, total });
  const isDone = done >= total;
  return (
    <section className="lk-card school-cards-assignment" data-state={isDone ? 'done' : 'open'}>
      <p className="eyebrow">{t('cabinet.assignment.from', { teacher: teacherName })}</p>
      <h2>{tier === null ? title : t('cabinet.assignment.practice')}</h2>
      {isDone ? (
        <p>{t('cabinet.assignment.ready')}</p>
      ) : (
        <>
          {note !== '' && <p>{note}</p>}
          <p>{t(isLate ? 'cabinet.assignment.late' : 'cabinet.assignment.due', { day })}</p>
          <ProgressBar value={done} max={total} label={label} />
          <p>{label}</p>
          {to !== null && (
            <Link className="lk-button" to={to}>
              {t('cabinet.assignment.go')}
              <ChevronIcon />
            </Link>
          )}
        </>
      )}
    </section>
  );
}

function placeOf(
  locale: Locale,
  { assignment, practice }: { readonly assignment: Assignment; readonly practice: Practice },
): string | null {
  const { next, tier, targetLesson } = assignment;
  if (next) return problemPath(locale, next.threadId, next.problemId);
  if (tier === null) return null;
  const own = targetLesson === practice.targetLesson ? practice.tiers.find((one) => one.tier === tier) : undefined;
  return exercisePath(locale, { targetLesson, complexity: tier, number: own?.next ?? 1 });
}
