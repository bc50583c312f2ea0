import '../../layout/start-page.css';
import { Kit, KitWaving } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, redirect, useLocation, useNavigate } from 'react-router';
import { afterStart, eventIn } from '../../paths/after-start.ts';
import { AgeDoors } from '../../auth/age-doors.tsx';
import { bindPartnerToken, referralParams, originParams } from '../../auth/referral-params.ts';
import { routePath } from '../../paths/named-routes.ts';
import { SiteHeader } from '../../layout/site-header.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { signedInProfile } from '../../app/guards.ts';
import { page } from '../../app/page.ts';
import { ConsentChoice } from './consent-choice.tsx';

export const clientLoader = page({
  areas: ['public', 'public-auth', 'errors'],
  requires: 'nothing',
  load: async ({ locale, url }) => {
    // Whoever is known comes from the page of an event to take part, not to begin once more.
    const profile = eventIn(url.search) === undefined ? null : await signedInProfile();
    if (profile) throw redirect(afterStart(locale, url.search, profile));
  },
});

export default function Start(): ReactElement {
  const t = useWords('public-auth');
  const locale = useLocale();
  const navigate = useNavigate();
  const { search } = useLocation();
  const goOn = async (): Promise<void> => {
    await bindPartnerToken(search);
    // Whoever has just begun has nobody else to care for.
    await navigate(afterStart(locale, search, null));
  };

  return (
    <div className="start-page">
      <title>{t('public-auth.start.tab')}</title>
      <SiteHeader />
      <main className="start-page-body">
        <Kit pose={KitWaving} className="start-page-kit" />
        <h1>{t('public-auth.start.title')}</h1>
        <p className="start-page-lead">{t('public-auth.start.lead')}</p>
        <AgeDoors origin={originParams(search)} onStarted={goOn} />
        <p>
          {t('public-auth.start.known')}{' '}
          <Link
            className="text-link"
            to={routePath(locale, 'auth.login', { query: { ...referralParams(search), event: eventIn(search) } })}
          >
            {t('public-auth.start.login')}
          </Link>{' '}
          <Link
            className="text-link"
            to={routePath(locale, 'auth.register', { query: { ...referralParams(search), event: eventIn(search) } })}
          >
            {t('public-auth.register.title')}
          </Link>
        </p>
        <ConsentChoice />
      </main>
    </div>
  );
}
