import type { Model } from '@logikit/sdk';
import type { ReactElement } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useLocation } from 'react-router';
import { cameBy } from '../../shell/came-by.ts';
import { routePath } from '../../shell/named-routes.ts';
import { useLocale } from '../../words/use-words.ts';
import { loadPartnerPage } from './load-page.ts';
import { PromoFrame } from './promo-frame.tsx';

export function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<Model<'PartnerPage'>> {
  return loadPartnerPage(arrival);
}

/** The partner's landing among the addresses of the cabinet: open to guests, and the start keeps the partner's code. */
export default function CabinetLanding(): ReactElement {
  const locale = useLocale();
  const page = useLoaderData<typeof clientLoader>();
  const { search } = useLocation();
  const query = { ...cameBy(search), partner: page.partner };
  return (
    <PromoFrame page={page} title={page.title} text={page.text}>
      <Link className="lk-button" to={routePath(locale, 'auth.start', { query })}>
        {page.action}
      </Link>
    </PromoFrame>
  );
}
