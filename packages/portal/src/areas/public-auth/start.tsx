import { Kit, KitWaving } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { afterStart, eventIn } from '../../shell/after-start.ts';
import { AgeDoors } from '../../shell/age-doors.tsx';
import { bindPartnerToken, cameBy, originIn } from '../../shell/came-by.ts';
import { routePath } from '../../shell/named-routes.ts';
import { words } from '../../shell/page-loader.ts';
import { SiteTop } from '../../shell/site-top.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';

export const clientLoader = words('public', 'public-auth', 'errors');

export default function Start(): ReactElement {
  const t = useWords('public-auth');
  const locale = useLocale();
  const navigate = useNavigate();
  const { search } = useLocation();
  const goOn = async (): Promise<void> => {
    await bindPartnerToken(search);
    await navigate(afterStart(locale, search));
  };

  return (
    <div className="start">
      <title>{t('public-auth.start.tab')}</title>
      <SiteTop />
      <main className="start-body">
        <Kit pose={KitWaving} className="start-kit" />
        <h1>{t('public-auth.start.title')}</h1>
        <p className="start-lead">{t('public-auth.start.lead')}</p>
        <AgeDoors origin={originIn(search)} onStarted={goOn} />
        <p>
          {t('public-auth.start.known')}{' '}
          <Link
            className="text-link"
            to={routePath(locale, 'auth.login', { query: { ...cameBy(search), event: eventIn(search) } })}
          >
            {t('public-auth.start.login')}
          </Link>
        </p>
      </main>
    </div>
  );
}
