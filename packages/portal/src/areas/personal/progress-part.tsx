import type { Model } from '@logikit/sdk';
import { KitReading } from '@logikit/widgets/ui';
import { lazy, type ReactElement, Suspense } from 'react';
import { Link } from 'react-router';
import { Nothing } from '../../shell/nothing.tsx';
import { formatNumber } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { periods } from './load-personal.ts';
import { Strengths } from './strengths.tsx';

// The charts come with a library of their own, after the page.
const StretchChart = lazy(async () => ({ default: (await import('./stretch-chart.tsx')).StretchChart }));

interface ProgressPartProps {
  readonly report: Model<'LearningReport'>;
  /** Where the next problem is. */
  readonly goOn: string;
}

const totals = ['problems', 'minutes', 'stars', 'days'] as const;

export function ProgressPart({ report, goOn }: ProgressPartProps): ReactElement {
  const t = useWords('personal');
  const locale = useLocale();
  return (
    <section className="personal-part" id="progress" aria-labelledby="progress-title">
      <div className="personal-head">
        <h2 id="progress-title">{t('personal.progress.title')}</h2>
        {report.since !== null && <Periods chosen={report.period} />}
      </div>
      {report.since === null ? (
        <Nothing pose={KitReading} title={t('personal.empty.title')} text={t('personal.empty.text')}>
          <Link className="lk-button" to={goOn}>
            {t('personal.empty.action')}
          </Link>
        </Nothing>
      ) : (
        <>
          <dl className="personal-totals">
            {totals.map((name) => (
              <div key={name} className="lk-card personal-total" data-total={name}>
                <dt>{t(`personal.total.${name}`)}</dt>
                <dd>{formatNumber(locale, report.totals[name])}</dd>
              </div>
            ))}
          </dl>
          <div className="personal-charts">
            {(['problems', 'minutes'] as const).map((name) => (
              <div key={name} className="lk-card personal-chart">
                <Suspense fallback={<div className="personal-chart-rest" />}>
                  <StretchChart report={report} show={name} />
                </Suspense>
              </div>
            ))}
          </div>
          <Strengths strengths={report.strengths} />
          <button type="button" className="lk-button personal-print" data-tone="quiet" onClick={() => window.print()}>
            {t('personal.print')}
          </button>
        </>
      )}
    </section>
  );
}

function Periods({ chosen }: { readonly chosen: Model<'LearningReport'>['period'] }): ReactElement {
  const t = useWords('personal');
  return (
    <nav className="personal-periods" aria-label={t('personal.period.label')}>
      {periods.map((period) => (
        <Link
          key={period}
          to={`?period=${period}`}
          replace
          preventScrollReset
          aria-current={period === chosen ? 'true' : undefined}
        >
          {t(`personal.period.${period}`)}
        </Link>
      ))}
    </nav>
  );
}
