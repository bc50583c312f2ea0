import './week-findings.css';
import type { Model } from '@logikit/sdk';
import { EventsIcon, LevelIcon, StarIcon } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';
import { formatDuration } from '../words/formatters.ts';
import { useLocale, useWords } from '../words/use-words.ts';

/** As many kinds of puzzles are named. */
const KINDS = 2;
/** Fewer kinds that have been practised stand out by chance. */
const FEW = 4;

interface WeekProps {
  readonly week: Model<'PupilReport'>;
}

/** Days and time of a week in one sentence. Says words of the area `family`, as its sister below. */
export function WeekSum({ week: { report } }: WeekProps): ReactElement {
  const t = useWords('family');
  const locale = useLocale();
  const { days, minutes } = report.totals;
  return (
    <p className="week-findings-sum">
      {days === 0
        ? t('family.week.quiet')
        : t('family.week.sum', { count: days, time: formatDuration(locale, minutes * 60) })}
    </p>
  );
}

/** What comes easily, what still grows and what is next. */
export function WeekFindings({ week: { report, road } }: WeekProps): ReactElement {
  const t = useWords('family');
  const titlesOf = (level: 'strong' | 'growing'): string =>
    report.strengths
      .filter((one) => one.level === level)
      .slice(0, KINDS)
      .map(({ title }) => title)
      .join(', ');
  const next = road && (road.title === null ? t('family.week.done') : t('family.week.station', { ...road }));
  return (
    <dl className="week-findings">
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
