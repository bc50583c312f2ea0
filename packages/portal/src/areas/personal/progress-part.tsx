import '../../report/report.css';
import './personal.css';
import type { Model } from '@logikit/sdk';
import { KitReading } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ReportFigures } from '../../report/report-figures.tsx';
import { ReportPeriods } from '../../report/report-periods.tsx';
import { useWords } from '../../words/use-words.ts';

interface ProgressPartProps {
  readonly report: Model<'LearningReport'>;
  /** Where the next problem is. */
  readonly goOn: string;
}

export function ProgressPart({ report, goOn }: ProgressPartProps): ReactElement {
  const t = useWords('personal');
  return (
    <section className="report-part" id="progress" aria-labelledby="progress-title">
      <div className="personal-head">
        <h2 id="progress-title">{t('personal.progress.title')}</h2>
        {report.since !== null && <ReportPeriods chosen={report.period} />}
      </div>
      {report.since === null ? (
        <EmptyState pose={KitReading} title={t('personal.empty.title')} text={t('personal.empty.text')}>
          <Link className="lk-button" to={goOn}>
            {t('personal.empty.action')}
          </Link>
        </EmptyState>
      ) : (
        <>
          <ReportFigures report={report} />
          <button type="button" className="lk-button personal-print" data-tone="quiet" onClick={() => window.print()}>
            {t('personal.print')}
          </button>
        </>
      )}
    </section>
  );
}
