import './store.css';
import type { Model } from '@logikit/sdk';
import { buttonLook, KitCheering, KitReading } from '@logikit/widgets/ui';
import { type ReactElement, useEffect } from 'react';
import { Link, Navigate, useLoaderData, useLocation } from 'react-router';
import { reachGoal } from '../../analytics/goals.ts';
import { useIsLate, usePolling } from '../../client/polling.ts';
import { SubPage } from '../../layout/sub-page.tsx';
import { dashboardPath } from '../../paths/cabinet.ts';
import { routePath } from '../../paths/named-routes.ts';
import { boughtPath, payPath } from '../../paths/store.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import { goodsList } from './goods-list.ts';
import { loadPayment } from './load-payment.ts';

export const clientLoader = loadPayment;

type Told = Exclude<Model<'PaymentState'>['status'], 'returned' | 'started'> | 'free' | 'begun' | 'late';

/** Where a gateway leads whoever has paid. It believes nothing of that: it asks how the payment stands. */
export default function PaidPage(): ReactElement {
  const t = useWords('store');
  const locale = useLocale();
  const { payment } = useLoaderData<typeof clientLoader>();
  const isLate = useIsLate();
  const { state } = useLocation() as { readonly state: { readonly isFree?: boolean } | null };
  const isWaiting = payment?.status === 'waiting' || payment?.status === 'started';
  usePolling(isWaiting && !isLate);
  const told = toldOf(payment, isLate);
  useFirstPurchase(told === 'paid');
  // Who names no payment, and comes from none, is told nothing of one.
  if (payment === null && state?.isFree !== true) return <Navigate to={boughtPath(locale)} replace />;
  const isGood = told === 'paid' || told === 'free' || told === 'begun';
  const hasFailed = told === 'failed' || told === 'canceled';
  return (
    <SubPage
      tab={t('store.paid.tab')}
      title={t('store.pay.title')}
      back={{ to: routePath(locale, 'cabinet.shop'), label: t('store.backToShop') }}
      width="reading"
    >
      <EmptyState
        pose={isGood ? KitCheering : KitReading}
        title={t(`store.paid.${told}.title`)}
        text={t(`store.paid.${told}.text`)}
      >
        {payment !== null && isGood && (
          <ul className="store-goods">
            {goodsList(payment.goods).map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
        {hasFailed ? (
          <Link {...buttonLook({})} to={payPath(locale)}>
            {t('store.failed.again')}
          </Link>
        ) : (
          <>
            <Link {...buttonLook({})} to={dashboardPath(locale)}>
              {t('store.back')}
            </Link>
            <Link className="text-link" to={boughtPath(locale)}>
              {t('store.bought.title')}
            </Link>
          </>
        )}
      </EmptyState>
    </SubPage>
  );
}

function useFirstPurchase(hasPaid: boolean): void {
  // Follows the payment.
  useEffect(() => {
    if (hasPaid) reachGoal('firstPurchase');
  }, [hasPaid]);
}

/** Without a payment there was nothing to pay; one of nothing keeps a card for what comes after the free days. */
function toldOf(payment: Model<'PaymentState'> | null, isLate: boolean): Told {
  if (payment === null) return 'free';
  const { status, price } = payment;
  // A window of its own may not have come to the gateway yet.
  if (status === 'waiting' || status === 'started') return isLate ? 'late' : 'waiting';
  if (status !== 'paid' && status !== 'returned') return status;
  // What has gone back was paid.
  return price === 0 ? 'begun' : 'paid';
}
