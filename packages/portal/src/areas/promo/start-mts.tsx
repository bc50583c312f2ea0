import './promo.css';
import type { Model } from '@logikit/sdk';
import { Kit, KitWaving } from '@logikit/widgets/ui';
import { type ReactElement, useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useLocation, useNavigate } from 'react-router';
import { AgeDoors } from '../../shell/age-doors.tsx';
import { bindPartnerToken, cameBy, originIn } from '../../shell/came-by.ts';
import { routePath } from '../../shell/named-routes.ts';
import { SiteTop } from '../../shell/site-top.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { loadPartnerPage } from './load-page.ts';
import { promoPath } from './paths.ts';

export function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<Model<'PartnerPage'>> {
  return loadPartnerPage(arrival, 'mts');
}

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
    <div className="start">
      <title>{t('promo.tab', { name: page.name })}</title>
      <SiteTop />
      <main className="start-body">
        <Kit pose={KitWaving} className="start-kit" />
        <h1>{page.junior.title}</h1>
        <p className="start-lead">{page.text}</p>
        {isLate ? (
          <section className="lk-card promo-form" role="alert">
            <h2>{t('promo.late.title')}</h2>
            <p>{t('promo.late.text', { name: page.name })}</p>
            <Link className="lk-button" to={routePath(locale, 'cabinet.main')}>
              {t('promo.toCabinet')}
            </Link>
          </section>
        ) : (
          <AgeDoors origin={{ ...originIn(search), partner: page.partner }} onStarted={goOn} />
        )}
        <p>
          <Link className="text-link" to={promoPath(locale, page.partner, search)}>
            {page.action}
          </Link>
        </p>
        <p>
          <Link className="text-link" to={routePath(locale, 'auth.login', { query: cameBy(search) })}>
            {t('promo.known.login')}
          </Link>
        </p>
      </main>
    </div>
  );
}
