import './promo.css';
import type { ReactElement } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { AgeDoors } from '../../auth/age-doors.tsx';
import { originParams } from '../../auth/referral-params.ts';
import { useLocale } from '../../words/use-words.ts';
import { page } from '../../app/page.ts';
import { loadPartnerPage, promoAreas } from './load-partner-page.ts';
import { juniorSuccessPath } from '../../paths/promo.ts';
import { PromoFrame } from './promo-frame.tsx';

export const clientLoader = page({
  areas: promoAreas,
  requires: 'nothing',
  load: ({ params }) => loadPartnerPage(params['partner']),
});

/** A partner's page for the young: one tap on an age begins, without an account. */
export default function Junior(): ReactElement {
  const locale = useLocale();
  const page = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { title, text } = page.junior;
  return (
    <PromoFrame page={page} title={title} text={text}>
      <div className="promo-doors">
        <AgeDoors
          origin={{ ...originParams(search), partner: page.partner }}
          only={['preschool', 'junior']}
          onStarted={async () => navigate(juniorSuccessPath(locale, page.partner))}
        />
      </div>
    </PromoFrame>
  );
}
