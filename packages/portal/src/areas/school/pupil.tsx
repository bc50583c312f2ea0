import '../../shell/report.css';
import type { Model } from '@logikit/sdk';
import { KitReading } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { client } from '../../client.ts';
import { requireProfile } from '../../shell/guards.ts';
import { Nothing } from '../../shell/nothing.tsx';
import { ReportFigures } from '../../shell/report-figures.tsx';
import { periodOf, ReportPeriods } from '../../shell/report-periods.tsx';
import { SubPage } from '../../shell/sub-page.tsx';
import { localeOf } from '../../words/locales.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { loadWords } from '../../words/words.ts';
import { notFoundAs404 } from '../../shell/not-found.ts';
import { OpenBlocks } from './open-blocks.tsx';
import { myPupilsPath } from './paths.ts';

export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<Model<'PupilReport'>> {
  await requireProfile(arrival);
  const url = new URL(arrival.request.url);
  const locale = localeOf(url.pathname);
  const [pupil] = await notFoundAs404(locale, () =>
    Promise.all([
      client().school.getPupilReport({
        params: { id: Number(arrival.params['userId']) },
        query: { period: periodOf(url.searchParams) },
      }),
      loadWords(locale, ['teacher', 'personal']),
    ]),
  );
  return pupil;
}

/** What a pupil has learnt, as the pupil's own report says it. */
export default function PupilPage(): ReactElement {
  const t = useWords('teacher');
  const locale = useLocale();
  const { userId, name, report, openBlocks } = useLoaderData<typeof clientLoader>();
  return (
    <SubPage tab={name} title={name} back={{ to: myPupilsPath(locale), label: t('teacher.back.pupils') }}>
      {report.since === null ? (
        <Nothing pose={KitReading} title={t('teacher.report.none.title')} text={t('teacher.report.none.text')} />
      ) : (
        <section className="personal-part" aria-label={name}>
          <ReportPeriods chosen={report.period} />
          <ReportFigures report={report} />
        </section>
      )}
      <OpenBlocks userId={userId} name={name} blocks={openBlocks} />
    </SubPage>
  );
}
