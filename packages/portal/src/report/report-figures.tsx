import './report.css';
import type { Model } from '@logikit/sdk';
import { type ReactElement, Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import { formatNumber } from '../words/formatters.ts';
import { useLocale, useWords } from '../words/use-words.ts';
import { Strengths } from './strengths.tsx';

// The charts come with a library of their own, after the page.
const StretchChart = lazyPart(async () => (await import('./stretch-chart.tsx')).StretchChart);

const totals = ['problems', 'minutes', 'stars', 'days'] as const;

interface ReportProps {
  readonly report: Model<'LearningReport'>;
}

/** What somebody has learnt: figures, charts and what comes easily. Says words of the area `personal`. */
export function ReportFigures({ report }: ReportProps): ReactElement {
  return (
    <>
      <ReportTotals report={report} />
      <ReportCharts report={report} />
      <Strengths strengths={report.strengths} />
    </>
  );
}

export function ReportTotals({ report }: ReportProps): ReactElement {
  const t = useWords('personal');
  const locale = useLocale();
  return (
    <dl className="report-totals">
      {totals.map((name) => (
        <div key={name} className="lk-card report-total" data-total={name}>
          <dt>{t(`personal.total.${name}`, { count: report.totals[name] })}</dt>
          <dd>{formatNumber(locale, report.totals[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

export function ReportCharts({ report }: ReportProps): ReactElement {
  return (
    <div className="report-charts">
      {(['problems', 'minutes'] as const).map((name) => (
        <div key={name} className="lk-card report-chart">
          <Suspense fallback={<div className="report-chart-rest" />}>
            <StretchChart report={report} show={name} />
          </Suspense>
        </div>
      ))}
    </div>
  );
}
