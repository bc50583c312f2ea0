import './week-road.css';
import type { Model } from '@logikit/sdk';
import { type WeekDay, WeekScene } from '@logikit/widgets/ui';
import type { ReactElement, ReactNode } from 'react';
import { formatWeekdayLetter } from '../words/formatters.ts';
import { useLocale } from '../words/use-words.ts';

/** One stone on the road. */
const MINUTES_OF_STONE = 10;

interface WeekRoadProps {
  /** Null: it was not asked for, and there is no road to see. */
  readonly week: Model<'PupilReport'> | null;
  /** Whose road it is. */
  readonly children: ReactNode;
}

/** A learner's own road as the upper edge of a card, with stones for the days where the report is of a week. */
export function WeekRoad({ week, children }: WeekRoadProps): ReactElement {
  const locale = useLocale();
  const stretches = week?.report.period === 'week' ? week.report.stretches : [];
  const days = stretches.map(({ from, minutes, problems }): WeekDay => ({
    letter: formatWeekdayLetter(locale, from),
    // A day with less than half a stone was a day of practice, too.
    stones: minutes + problems === 0 ? 0 : Math.max(1, Math.round(minutes / MINUTES_OF_STONE)),
  }));
  return (
    <div className="week-road">
      {week !== null && <WeekScene className="week-road-scene" motif={week.road?.motif ?? 'meadow'} days={days} />}
      <div className="week-road-who">{children}</div>
    </div>
  );
}
