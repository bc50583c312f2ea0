import '../../report/report.css';
import { KitReading } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { client } from '../../client/client.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ReportFigures } from '../../report/report-figures.tsx';
import { periodOf, ReportPeriods } from '../../report/report-periods.tsx';
import { SubPage } from '../../layout/sub-page.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { notFoundAs404 } from '../../app/not-found.ts';
import { OpenBlocks } from './open-blocks.tsx';
import { myPupilsPath } from '../../paths/school.ts';
import { page } from '../../app/page.ts';

export const clientLoader = page({
  areas: ['teacher', 'personal'],
  requires: 'profile',
  load: ({ locale, url, params }) =>
    notFoundAs404(locale, () =>
      client().school.getPupilReport({
        params: { id: Number(params['userId']) },
        query: { period: periodOf(url.searchParams) },
      }),
    ),
});

/** What a pupil has learnt, as the pupil's own report says it. */
export default function PupilPage(): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const { userId, name, report, openBlocks } = useLoaderData<typeof clientLoader>();
  return (
    <SubPage tab={name} title={name} back={{ to: myPupilsPath(locale), label: t('teacher.back.pupils') }}>
      {report.since === null ? (
        <EmptyState pose={KitReading} title={t('teacher.report.none.title')} text={t('teacher.report.none.text')} />
      ) : (
        <section className="report-part" aria-label={name}>
          <ReportPeriods chosen={report.period} />
          <ReportFigures report={report} />
        </section>
      )}
      <OpenBlocks userId={userId} name={name} blocks={openBlocks} />
    </SubPage>
  );
}
