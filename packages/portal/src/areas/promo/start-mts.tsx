import '../../layout/start-page.css';
import './promo.css';
import { Kit, KitWaving } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { Link, useLoaderData, useLocation, useNavigate } from 'react-router';
import { AgeDoors } from '../../auth/age-doors.tsx';
import { bindPartnerToken, referralParams, originParams } from '../../auth/referral-params.ts';
import { routePath } from '../../paths/named-routes.ts';
import { SiteHeader } from '../../layout/site-header.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { page } from '../../app/page.ts';
import { loadPartnerPage, promoAreas } from './load-partner-page.ts';
import { promoPath } from '../../paths/promo.ts';

export const clientLoader = page({ areas: promoAreas, requires: 'nothing', load: () => loadPartnerPage('mts') });

/** The start for those whom MTS sends: its token goes along to the start, the registration and the sign-in. */
export default function StartMts(): ReactElement {
  const t = useWords('promo');
  const locale = useLocale();
  const page = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isLate, setLate] = useState(false);
  const goOn = async (): Promise<void> => {
    if (await bindPartnerToken(search)) await navigate(routePath(locale, 'cabinet.main'));
    else setLate(true);
  };
  return (
    <div className="start-page">
      <title>{t('promo.tab', { name: page.name })}</title>
      <SiteHeader />
      <main className="start-page-body">
        <Kit pose={KitWaving} className="start-page-kit" />
        <h1>{page.junior.title}</h1>
        <p className="start-page-lead">{page.text}</p>
        {isLate ? (
          <section className="lk-card promo-form" role="alert">
            <h2>{t('promo.late.title')}</h2>
            <p>{t('promo.late.text', { name: page.name })}</p>
            <Link className="lk-button" to={routePath(locale, 'cabinet.main')}>
              {t('promo.toCabinet')}
            </Link>
          </section>
        ) : (
          <AgeDoors origin={{ ...originParams(search), partner: page.partner }} onStarted={goOn} />
        )}
        <p>
          <Link className="text-link" to={promoPath(locale, page.partner, search)}>
            {page.action}
          </Link>
        </p>
        <p>
          <Link className="text-link" to={routePath(locale, 'auth.login', { query: referralParams(search) })}>
            {t('promo.known.login')}
          </Link>
        </p>
      </main>
    </div>
  );
}
