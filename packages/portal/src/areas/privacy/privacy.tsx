import '../../layout/sub-page.css';
import './privacy.css';
import { Fragment, type ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { page } from '../../app/page.ts';
import { routePath } from '../../paths/named-routes.ts';
import { ParentGate } from '../../forms/parent-gate.tsx';
import { SubPage } from '../../layout/sub-page.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { ClosingPart } from './closing-part.tsx';
import { ConsentsPart } from './consents-part.tsx';
import { ExportPart } from './export-part.tsx';
import { loadPrivacy } from './load-privacy.ts';
import { SeenPart } from './seen-part.tsx';

export const clientLoader = page({
  areas: ['family', 'access', 'privacy'],
  requires: 'profile',
  load: ({ profile }) => loadPrivacy(profile),
});

/** What a family allows, what is kept about it, and the end of it all. What grown-ups decide stands behind the gate. */
export default function PrivacyPage(): ReactElement {
  const t = useWords('privacy');
  const access = useWords('access');
  const locale = useLocale();
  const { me, profile, zone, people } = useLoaderData<typeof clientLoader>();
  const back = { to: routePath(locale, 'cabinet.settings'), label: access('access.back') };
  return (
    <SubPage tab={t('privacy.tab')} title={t('privacy.title')} back={back} width="reading">
      <p className="sub-page-lead">{t('privacy.lead')}</p>
      {!zone.isOpen && <ParentGate zone={zone} />}
      {people.map(({ name, consents, seen }) => (
        <Fragment key={consents.userId}>
          {seen && <SeenPart pupil={seen} textVersion={consents.textVersion} isGateOpen={zone.isOpen} />}
          <ConsentsPart name={name} consents={consents} isGateOpen={zone.isOpen} />
        </Fragment>
      ))}
      {zone.isOpen && me.cardId === null && (
        <>
          <ExportPart />
          <ClosingPart profile={profile} isAnonymous={me.anonymous} />
        </>
      )}
    </SubPage>
  );
}
