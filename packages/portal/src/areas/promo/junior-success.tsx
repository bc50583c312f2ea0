import '../../shell/start-page.css';
import type { Model } from '@logikit/sdk';
import { Kit, KitCheering } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { signedInProfile } from '../../shell/guards.ts';
import { routePath } from '../../shell/named-routes.ts';
import { SiteTop } from '../../shell/site-top.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { loadPartnerPage } from './load-page.ts';

interface SuccessData {
  readonly page: Model<'PartnerPage'>;
  readonly hasBegun: boolean;
}

export async function clientLoader(arrival: ClientLoaderFunctionArgs): Promise<SuccessData> {
  const [page, profile] = await Promise.all([loadPartnerPage(arrival), signedInProfile()]);
  return { page, hasBegun: profile !== null };
}

/** After the junior landing: on to the first problem. Whoever opens the address without a start begins there. */
export default function JuniorSuccess(): ReactElement {
  const t = useWords('promo');
  const locale = useLocale();
  const { page, hasBegun } = useLoaderData<typeof clientLoader>();
  const { title, text, action } = page.success;
  const query = { partner: page.partner };
  return (
    <div className="start">
      <title>{t('promo.tab', { name: page.name })}</title>
      <SiteTop />
      <main className="start-body">
        <Kit pose={KitCheering} className="start-kit" />
        <h1>{title}</h1>
        <p className="start-lead">{text}</p>
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
