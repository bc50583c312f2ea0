import '../../report/report.css';
import './personal.css';
import { useClient, useStore } from '@logikit/sdk/react';
import { type ReactElement, useEffect } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router';
import { followUpdates } from '../../client/live-updates.ts';
import { CabinetPage } from '../../layout/cabinet/cabinet-page.tsx';
import { routePath } from '../../paths/named-routes.ts';
import { periodOf } from '../../report/report-periods.tsx';
import { PillLinks } from '../../ui/pill-links.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { dashboardPath } from '../../paths/cabinet.ts';
import { roadPath } from '../../paths/training.ts';
import { AwardsPart } from './awards-part.tsx';
import { CertificatesPart } from './certificates-part.tsx';
import { loadPersonal } from './load-personal.ts';
import { ProgressPart } from './progress-part.tsx';
import { page } from '../../app/page.ts';

export const clientLoader = page({
  areas: ['personal', 'family', 'certificate'],
  requires: 'profile',
  load: ({ url }) => loadPersonal(periodOf(url.searchParams)),
});

const parts = ['progress', 'certificates', 'awards'] as const;

/** What a parent reads: how it goes, what is earned, and what has been won. One page, so that it prints as one. */
export default function PersonalPage(): ReactElement {
  const t = useWords('personal');
  const locale = useLocale();
  const personal = useLoaderData<typeof clientLoader>();
  const client = useClient();
  const { revalidate } = useRevalidator();
  // Follows the platform: what an answer counts for is written after it, and told.
  useEffect(() => followUpdates(client, 'awardsChanged', revalidate), [client, revalidate]);
  const profile = useStore(client.profile.store, (state) => (state.status === 'ready' ? state.profile : null));
  const name = profile && !profile.anonymous ? profile.displayName : '';
  const road = personal.threadId === null ? null : roadPath(locale, profile?.courseTL ?? 2, personal.threadId);
  return (
    <CabinetPage
      eyebrow={t('personal.eyebrow')}
      title={name ? t('personal.title.name', { name }) : t('personal.title.stranger')}
      roadTo={road ?? dashboardPath(locale)}
    >
      <title>{t('personal.tab')}</title>
      <div className="personal">
        <PillLinks label={t('personal.sections')}>
          {parts.map((part) => (
            <a key={part} href={`#${part}`}>
              {t(`personal.${part}.title`)}
            </a>
          ))}
          <Link to={routePath(locale, 'cabinet.inviter')}>{t('personal.invite')}</Link>
        </PillLinks>
        <ProgressPart report={personal.report} goOn={road ?? dashboardPath(locale)} />
        <CertificatesPart courses={personal.courses} others={personal.others} name={name} />
        <AwardsPart personal={personal} level={profile?.level ?? 1} />
      </div>
    </CabinetPage>
  );
}
