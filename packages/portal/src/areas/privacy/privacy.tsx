import './privacy.css';
import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { page } from '../../app/page.ts';
import { routePath } from '../../paths/named-routes.ts';
import { ParentGate } from '../../forms/parent-gate.tsx';
import { OfficePage } from '../../layout/cabinet/office-page.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { ClosingPart } from './closing-part.tsx';
import { ExportPart } from './export-part.tsx';
import { loadPrivacy } from './load-privacy.ts';
import { PersonConsents } from './person-consents.tsx';

export const clientLoader = page({
  areas: ['family', 'access', 'privacy'],
  requires: 'profile',
  load: ({ profile }) => loadPrivacy(profile),
});

/** What a family allows, what is kept about it, and the end of it all. What grown-ups decide stands behind the gate. */
export default function PrivacyPage(): ReactElement {
  const t = useWords('privacy');
  const access = useWords('access');
  const cabinet = useWords('cabinet');
  const locale = useLocale();
  const { me, profile, zone, people } = useLoaderData<typeof clientLoader>();
  const back = { to: routePath(locale, 'cabinet.settings'), label: access('access.back') };
  return (
    <OfficePage eyebrow={cabinet('cabinet.tabs.settings')} title={t('privacy.title')} back={back}>
      <title>{t('privacy.tab')}</title>
      <div className="office-page" data-columns="halves">
        <Lead mayDecide={people[0].consents.canChange} isGateOpen={zone.isOpen} />
        {!zone.isOpen && (
          <div className="privacy-gate">
            <ParentGate zone={zone} />
          </div>
        )}
        {people.map((person) => (
          <PersonConsents key={person.consents.userId} person={person} isGateOpen={zone.isOpen} />
        ))}
        {zone.isOpen && me.cardId === null && (
          <div className="privacy-account">
            <ExportPart />
            <ClosingPart profile={profile} isAnonymous={me.anonymous} />
          </div>
        )}
      </div>
    </OfficePage>
  );
}

interface LeadProps {
  /** The reader decides, perhaps behind the gate. */
  readonly mayDecide: boolean;
  readonly isGateOpen: boolean;
}

/** Who decides, and how. */
function Lead({ mayDecide, isGateOpen }: LeadProps): ReactElement {
  const t = useWords('privacy');
  if (!mayDecide) return <p className="office-page-lead">{t('privacy.parentDecides')}</p>;
  return (
    <div className="privacy-lead">
      <p className="office-page-lead">{t('privacy.lead')}</p>
      <p>{t(isGateOpen ? 'privacy.off' : 'privacy.behindGate')}</p>
    </div>
  );
}
