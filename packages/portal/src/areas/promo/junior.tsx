import type { Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router';
import { AgeDoors } from '../../shell/age-doors.tsx';
import { originIn } from '../../shell/came-by.ts';
import { useLocale } from '../../words/use-words.ts';
import { loadPartnerPage } from './load-page.ts';
import { juniorSuccessPath } from './paths.ts';
import { PromoFrame } from './promo-frame.tsx';

export function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<Model<'PartnerPage'>> {
  return loadPartnerPage(arrival);
}

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
          origin={{ ...originIn(search), partner: page.partner }}
          only={['preschool', 'junior']}
          onStarted={async () => navigate(juniorSuccessPath(locale, page.partner))}
        />
      </div>
    </PromoFrame>
  );
}
