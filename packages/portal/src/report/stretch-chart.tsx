import type { Model } from '@logikit/sdk';
import { type ReactElement, useId } from 'react';
import { BarChart } from '../ui/charts/bar-chart.tsx';
import { formatShortDay, formatNumber, formatShortWeekday } from '../words/formatters.ts';
import { useLocale, useWords } from '../words/use-words.ts';

type Report = Model<'LearningReport'>;
type Stretch = Report['stretches'][number];

interface StretchChartProps {
  readonly report: Report;
  readonly show: 'problems' | 'minutes';
}

/** How much on which day or in which week: bars to look at, and the same figures as a table to read. */
export function StretchChart({ report, show }: StretchChartProps): ReactElement {
  const t = useWords('personal');
  const locale = useLocale();
  const id = useId();
  const dayOf = ({ from }: Stretch): string => formatShortDay(locale, from);
  const busiest = report.stretches.reduce((best, one) => (one[show] > best[show] ? one : best));
  const isWeek = report.period === 'week';
  const label =
    busiest[show] === 0
      ? t(`personal.chart.${show}`)
      : t('personal.chart.most', {
          what: t(`personal.chart.${show}`),
          number: formatNumber(locale, busiest[show]),
          day: dayOf(busiest),
        });
  return (
    <figure>
      <figcaption id={id}>{t(`personal.chart.${show}`)}</figcaption>
      <BarChart
        bars={report.stretches.map((stretch) => ({ day: stretch.from, value: stretch[show] }))}
        label={label}
        nameOf={(day) => (isWeek ? formatShortWeekday(locale, day) : formatShortDay(locale, day))}
        nameWidth={isWeek ? 36 : 64}
        tone={show === 'problems' ? 'violet' : 'sky'}
      />
      <details className="figures">
        <summary>{t('personal.chart.table')}</summary>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t(`personal.chart.${report.step}`)}</th>
              <th scope="col">{t(`personal.chart.${show}`)}</th>
            </tr>
          </thead>
          <tbody>
            {report.stretches.map((stretch) => (
              <tr key={stretch.from}>
                <th scope="row">{dayOf(stretch)}</th>
                <td>{formatNumber(locale, stretch[show])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
