import './promo.css';
import type { Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { signedInProfile } from '../../app/guards.ts';
import { routePath } from '../../paths/named-routes.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { loadPartnerPage, promoAreas } from './load-partner-page.ts';
import { PromoForm } from './promo-form.tsx';
import { PromoFrame } from './promo-frame.tsx';
import { page } from '../../app/page.ts';

interface PromoData {
  readonly page: Model<'PartnerPage'>;
  /** Somebody with an account has nothing to register. */
  readonly isKnown: boolean;
}

export const clientLoader = page({
  areas: promoAreas,
  requires: 'nothing',
  load: async ({ params }): Promise<PromoData> => {
    const [page, profile] = await Promise.all([loadPartnerPage(params['partner']), signedInProfile()]);
    return { page, isKnown: profile !== null && !profile.anonymous };
  },
});

/** A partner's promo page: registers right here, with the type and the goal of such a page (K-061). */
export default function Promo(): ReactElement {
  const t = useWords('promo');
  const locale = useLocale();
  const { page, isKnown } = useLoaderData<typeof clientLoader>();
  return (
    <PromoFrame page={page} title={page.title} text={page.text}>
      {isKnown ? (
        <section className="lk-card promo-form">
          <h2>{t('promo.known.title')}</h2>
          <Link className="lk-button" to={routePath(locale, 'cabinet.main')}>
            {t('promo.toCabinet')}
          </Link>
        </section>
      ) : (
        <PromoForm page={page} />
      )}
    </PromoFrame>
  );
}
