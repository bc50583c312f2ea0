import type { Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { formatShortDay } from '../../../words/formatters.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';

type Stretch = Model<'LearningReport'>['stretches'][number];

interface DaysLineProps {
  /** Day by day; the last one is today. */
  readonly days: readonly Stretch[];
}

/** So many days the line is long; a phone shows the latter half. */
const DAYS = 20;
const STEP = 50;
const HEIGHT = 104;
/** Where a day without practice lies, where the shortest one begins, and how high the longest rises. */
const OFF = 92;
const LOW = 74;
const RISE = 46;

/** The last days as a thin line: the higher, the longer was thought; a day off stays in it. */
export function DaysLine({ days }: DaysLineProps): ReactElement {
  const t = useWords('cabinet');
  const locale = useLocale();
  const shown = days.slice(-DAYS);
  const count = shown.filter(isActive).length;
  const first = shown[0];
  return (
    <section className="lk-card adult-days">
      <h2>{t('cabinet.adult.days', { count, all: shown.length })}</h2>
      <p>{t('cabinet.adult.days.text')}</p>
      <Line days={shown} part="wide" />
      <Line days={shown.slice(-DAYS / 2)} part="tall" />
      <p className="adult-ends">
        <span data-part="wide">{first && formatShortDay(locale, first.from)}</span>
        <span data-part="tall">{first && formatShortDay(locale, shown.at(-DAYS / 2)?.from ?? first.from)}</span>
        <span>{t('cabinet.adult.today')}</span>
      </p>
    </section>
  );
}

const isActive = ({ minutes, problems }: Stretch): boolean => minutes > 0 || problems > 0;

function Line({ days, part }: DaysLineProps & { readonly part: 'wide' | 'tall' }): ReactElement {
  const most = Math.max(1, ...days.map(({ minutes }) => minutes));
  const points = days.map((day, index) => ({
    day,
    x: 14 + index * STEP,
    y: isActive(day) ? Math.round(LOW - (day.minutes / most) * RISE) : OFF,
  }));
  const today = points.at(-1);
  return (
    <svg className="adult-line" data-part={part} viewBox={`0 0 ${28 + (days.length - 1) * STEP} ${HEIGHT}`} aria-hidden>
      {points.slice(1).map(({ day, x, y }, index) => {
        const before = points[index] ?? { day, x, y };
        const isOff = !isActive(day) || !isActive(before.day);
        return <path key={x} data-off={isOff || undefined} d={`M${before.x} ${before.y}L${x} ${y}`} />;
      })}
      {today && <circle className="adult-today" cx={today.x} cy={today.y} r={11} />}
      {points.map(({ day, x, y }) => (
        <circle key={x} data-off={!isActive(day) || undefined} cx={x} cy={y} r={4.5} />
      ))}
    </svg>
  );
}
