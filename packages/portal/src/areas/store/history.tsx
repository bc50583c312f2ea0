import '../../ui/stack.css';
import './store.css';
import { formatPrice, fromTimestamp, type Model } from '@logikit/sdk';
import { KitReading } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { page } from '../../app/page.ts';
import { client } from '../../client/client.ts';
import { pageOf, Pagination } from '../../layout/pagination.tsx';
import { SubPage } from '../../layout/sub-page.tsx';
import { boughtPath, paidPath, withdrawalPath } from '../../paths/store.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SaveFileButton } from '../../ui/save-file-button.tsx';
import { formatMoment } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { BuyerGate } from './buyer-gate.tsx';
import { goodsList } from './goods-list.ts';
import { loadBuying } from './load-shop.ts';

export const clientLoader = page({
  areas: ['store', 'family'],
  requires: 'profile',
  load: async ({ profile, url }) => {
    const { access } = await loadBuying(profile);
    const query = { page: pageOf(url.searchParams) };
    return { access, payments: access.isOpen ? await client().shop.listPayments({ query }) : null };
  },
});

/** What somebody has paid, or tried to. */
export default function HistoryPage(): ReactElement {
  const t = useWords('store');
  const locale = useLocale();
  const { access, payments } = useLoaderData<typeof clientLoader>();
  return (
    <SubPage
      tab={t('store.history.tab')}
      title={t('store.history.title')}
      back={{ to: boughtPath(locale), label: t('store.bought.title') }}
      width="reading"
    >
      {payments === null && <BuyerGate access={access} />}
      {payments?.data.length === 0 && (
        <EmptyState pose={KitReading} title={t('store.history.empty')} text={t('store.history.emptyText')} />
      )}
      {payments !== null && (
        <>
          <ul className="stack">
            {payments.data.map((payment) => (
              <li key={payment.token} className="lk-card stack-card">
                <PaymentCard payment={payment} />
              </li>
            ))}
          </ul>
          <Pagination meta={payments.meta} to={(number) => `?page=${number}`} />
        </>
      )}
    </SubPage>
  );
}

function PaymentCard({ payment }: { readonly payment: Model<'PaymentState'> }): ReactElement {
  const t = useWords('store');
  const locale = useLocale();
  const { startedAt, status, price, currency, token, documents } = payment;
  const goods = goodsList(payment.goods).join(', ');
  return (
    <>
      <h2>{goods}</h2>
      <p>
        <time dateTime={`${startedAt.replace(' ', 'T')}Z`}>{formatMoment(locale, fromTimestamp(startedAt))}</time> ·{' '}
        {t(`store.status.${status}`)}
      </p>
      <p className="store-price">
        <b>{formatPrice(locale, { amount: price, currency })}</b>
      </p>
      {documents.map((kind) => (
        <SaveFileButton
          key={kind}
          size="small"
          name={`logikit-${kind}-${startedAt.slice(0, 10)}.pdf`}
          type="application/pdf"
          read={() => client().shop.printDocument({ params: { token, kind } })}
          aria-label={`${t(`store.history.${kind}`)}: ${goods}`}
        >
          {t(`store.history.${kind}`)}
        </SaveFileButton>
      ))}
      {status === 'paid' && price > 0 && (
        <Link className="text-link" to={withdrawalPath(locale, token)}>
          {t('store.history.withdraw')}
        </Link>
      )}
      {status === 'waiting' && (
        <Link className="text-link" to={paidPath(locale, true, token)}>
          {t('store.history.look')}
        </Link>
      )}
    </>
  );
}
