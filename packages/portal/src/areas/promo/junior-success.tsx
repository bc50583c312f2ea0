import '../../layout/start-page.css';
import type { Model } from '@logikit/sdk';
import { Kit, KitCheering } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { signedInProfile } from '../../app/guards.ts';
import { routePath } from '../../paths/named-routes.ts';
import { SiteHeader } from '../../layout/site-header.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { loadPartnerPage, promoAreas } from './load-partner-page.ts';
import { page } from '../../app/page.ts';

interface SuccessData {
  readonly page: Model<'PartnerPage'>;
  readonly hasBegun: boolean;
}

export const clientLoader = page({
  areas: promoAreas,
  requires: 'nothing',
  load: async ({ params }): Promise<SuccessData> => {
    const [page, profile] = await Promise.all([loadPartnerPage(params['partner']), signedInProfile()]);
    return { page, hasBegun: profile !== null };
  },
});

/** After the junior landing: on to the first problem. Whoever opens the address without a start begins there. */
export default function JuniorSuccess(): ReactElement {
  const t = useWords('promo');
  const locale = useLocale();
  const { page, hasBegun } = useLoaderData<typeof clientLoader>();
  const { title, text, action } = page.success;
  const query = { partner: page.partner };
  return (
    <div className="start-page">
      <title>{t('promo.tab', { name: page.name })}</title>
      <SiteHeader />
      <main className="start-page-body">
        <Kit pose={KitCheering} className="start-page-kit" />
        <h1>{title}</h1>
        <p className="start-page-lead">{text}</p>
        <Link
          className="lk-button"
          to={hasBegun ? routePath(locale, 'cabinet.main') : routePath(locale, 'auth.start', { query })}
        >
          {action}
        </Link>
      </main>
    </div>
  );
}
