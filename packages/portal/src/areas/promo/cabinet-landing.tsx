import type { ReactElement } from 'react';
import { Link, useLoaderData, useLocation } from 'react-router';
import { referralParams } from '../../auth/referral-params.ts';
import { routePath } from '../../paths/named-routes.ts';
import { useLocale } from '../../words/use-words.ts';
import { page } from '../../app/page.ts';
import { loadPartnerPage, promoAreas } from './load-partner-page.ts';
import { PromoFrame } from './promo-frame.tsx';

export const clientLoader = page({
  areas: promoAreas,
  requires: 'nothing',
  load: ({ params }) => loadPartnerPage(params['partner']),
});

/** The partner's landing among the addresses of the cabinet: open to guests, and the start keeps the partner's code. */
export default function CabinetLanding(): ReactElement {
  const locale = useLocale();
  const page = useLoaderData<typeof clientLoader>();
  const { search } = useLocation();
  const query = { ...referralParams(search), partner: page.partner };
  return (
    <PromoFrame page={page} title={page.title} text={page.text}>
      <Link className="lk-button" to={routePath(locale, 'auth.start', { query })}>
        {page.action}
      </Link>
    </PromoFrame>
  );
}
