import './store.css';
import { buttonLook, KitReading } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, Navigate, useLoaderData } from 'react-router';
import { SubPage } from '../../layout/sub-page.tsx';
import { routePath } from '../../paths/named-routes.ts';
import { paidPath, payPath } from '../../paths/store.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { loadPayment } from './load-payment.ts';

export const clientLoader = loadPayment;

/** Where a gateway leads whoever has not paid: what happened, where the money is, and what can be done. */
export default function FailedPage(): ReactElement {
  const t = useWords('store');
  const locale = useLocale();
  const { payment } = useLoaderData<typeof clientLoader>();
  const { status, token } = payment ?? { status: 'failed' };
  // A gateway may lead to the wrong door.
  if (token !== undefined && (status === 'paid' || status === 'kept' || status === 'checked'))
    return <Navigate to={paidPath(locale, true, token)} replace />;
  // Of a gateway that nobody has reached another card is no help.
  const isUnreached = status === 'started';
  return (
    <SubPage
      tab={t('store.failed.tab')}
      title={t('store.pay.title')}
      back={{ to: routePath(locale, 'cabinet.shop'), label: t('store.backToShop') }}
      width="reading"
    >
      <EmptyState
        pose={KitReading}
        title={t(isUnreached ? 'store.failed.unreached.title' : 'store.failed.title')}
        text={t(isUnreached ? 'store.failed.unreached.text' : 'store.failed.text')}
      >
        <Link {...buttonLook({})} to={payPath(locale)}>
          {t('store.failed.again')}
        </Link>
        <Link className="text-link" to={routePath(locale, 'cabinet.support')}>
          {t('store.failed.support')}
        </Link>
      </EmptyState>
    </SubPage>
  );
}
