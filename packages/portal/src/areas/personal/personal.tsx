import './awards.css';
import '../../shell/report.css';
import { useClient, useStore } from '@logikit/sdk/react';
import type { ReactElement } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { CabinetShell } from '../../shell/cabinet-shell.tsx';
import { requireProfile } from '../../shell/guards.ts';
import { routePath } from '../../shell/named-routes.ts';
import { periodOf } from '../../shell/report-periods.tsx';
import { localeOf } from '../../words/locales.ts';
import { PillLinks } from '../../shell/pill-links.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { loadWords } from '../../words/words.ts';
import { dashboardPath } from '../cabinet/paths.ts';
import { roadPath } from '../training/paths.ts';
import { AwardsPart } from './awards-part.tsx';
import { CertificatesPart } from './certificates-part.tsx';
import { loadPersonal, type Personal } from './load-personal.ts';
import { ProgressPart } from './progress-part.tsx';

export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<Personal> {
  await requireProfile(arrival);
  const url = new URL(arrival.request.url);
  const [personal] = await Promise.all([
    loadPersonal(periodOf(url.searchParams)),
    loadWords(localeOf(url.pathname), ['personal']),
  ]);
  return personal;
}

const parts = ['progress', 'certificates', 'awards'] as const;

/** What a parent reads: how it goes, what is earned, and what has been won. One page, so that it prints as one. */
export default function PersonalPage(): ReactElement {
  const t = useWords('personal');
  const locale = useLocale();
  const personal = useLoaderData<typeof clientLoader>();
  const client = useClient();
  const profile = useStore(client.profile.store, (state) => (state.status === 'ready' ? state.profile : null));
  const name = profile && !profile.anonymous ? profile.displayName : '';
  const road = personal.threadId === null ? null : roadPath(locale, profile?.courseTL ?? 2, personal.threadId);
  return (
    <CabinetShell
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
        <CertificatesPart courses={personal.courses} />
        <AwardsPart personal={personal} level={profile?.level ?? 1} />
      </div>
    </CabinetShell>
  );
}
