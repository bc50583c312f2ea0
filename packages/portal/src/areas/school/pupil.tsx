import './pupil.css';
import type { Model } from '@logikit/sdk';
import { Button, KitReading } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { notFoundAs404 } from '../../app/not-found.ts';
import { page } from '../../app/page.ts';
import { client } from '../../client/client.ts';
import { OfficePage } from '../../layout/cabinet/office-page.tsx';
import { careOf } from '../../paths/home.ts';
import { routePath } from '../../paths/named-routes.ts';
import { myPupilsPath } from '../../paths/school.ts';
import { ReportCharts, ReportTotals } from '../../report/report-figures.tsx';
import { periodOf, ReportPeriods } from '../../report/report-periods.tsx';
import { Strengths } from '../../report/strengths.tsx';
import { WeekFindings, WeekSum } from '../../report/week-findings.tsx';
import { WeekRoad } from '../../report/week-road.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { NameFace } from './name-face.tsx';
import { OpenBlocks } from './open-blocks.tsx';

interface PupilData {
  readonly pupil: Model<'PupilReport'>;
  /** A parent comes from the family, and a teacher from the pupils. */
  readonly isParent: boolean;
}

export const clientLoader = page({
  areas: ['teacher', 'personal', 'family'],
  requires: 'profile',
  load: async ({ locale, url, params, profile }): Promise<PupilData> => {
    const pupil = await notFoundAs404(locale, () =>
      client().school.getPupilReport({
        params: { id: Number(params['userId']) },
        query: { period: periodOf(url.searchParams) },
      }),
    );
    return { pupil, isParent: careOf(profile) === 'family' };
  },
});

/** What a pupil has learnt, as the pupil's own report says it; it prints as one sheet. */
export default function PupilPage(): ReactElement {
  const t = useWords('teacher');
  const family = useWords('family');
  const locale = useLocale();
  const { pupil, isParent } = useLoaderData<typeof clientLoader>();
  const { userId, name, report, openBlocks } = pupil;
  const area = isParent ? family('family.eyebrow') : t('teacher.mine.title');
  const back = isParent
    ? { to: routePath(locale, 'cabinet.family'), label: area }
    : { to: myPupilsPath(locale), label: t('teacher.back.pupils') };
  const hasBegun = report.since !== null;
  return (
    <OfficePage eyebrow={area} title={name} back={back}>
      <title>{name}</title>
      <div
        className="office-page pupil"
        data-columns={hasBegun || openBlocks.length > 0 ? 'aside' : undefined}
        data-period={report.period}
      >
        {hasBegun && <Tools period={report.period} />}
        <div className="office-page-column">
          {hasBegun ? (
            <>
              <Summary pupil={pupil} />
              <ReportTotals report={report} />
              <ReportCharts report={report} />
            </>
          ) : (
            <EmptyState pose={KitReading} title={t('teacher.report.none.title')} text={t('teacher.report.none.text')} />
          )}
        </div>
        <div className="office-page-column">
          {hasBegun && <Strengths strengths={report.strengths} />}
          <OpenBlocks userId={userId} name={name} blocks={openBlocks} />
        </div>
      </div>
    </OfficePage>
  );
}

function Tools({ period }: { readonly period: Model<'LearningReport'>['period'] }): ReactElement {
  const t = useWords('personal');
  return (
    <div className="pupil-tools">
      <ReportPeriods chosen={period} />
      <Button className="pupil-print" tone="plain" size="small" onClick={() => window.print()}>
        {t('personal.print')}
      </Button>
    </div>
  );
}

/** The road with its stones; what comes easily, what still grows and what is next. */
function Summary({ pupil }: { readonly pupil: Model<'PupilReport'> }): ReactElement {
  const t = useWords('personal');
  const { userId, name, report, road } = pupil;
  return (
    <section className="lk-card pupil-summary" aria-labelledby="pupil-summary">
      <WeekRoad week={pupil}>
        <NameFace name={name} seed={userId} />
        <div>
          <h2 id="pupil-summary">{road?.chapter ?? t('personal.progress.title')}</h2>
        </div>
      </WeekRoad>
      <div className="pupil-words">
        {report.period === 'week' && <WeekSum week={pupil} />}
        <WeekFindings week={pupil} />
      </div>
    </section>
  );
}
