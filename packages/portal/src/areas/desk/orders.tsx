import '../../ui/stack.css';
import './desk.css';
import { fromTimestamp, type Model } from '@logikit/sdk';
import { Button, KitWaving } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { page } from '../../app/page.ts';
import { client } from '../../client/client.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { pageOf, Pagination } from '../../layout/pagination.tsx';
import { SubPage } from '../../layout/sub-page.tsx';
import { routePath } from '../../paths/named-routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { PillLinks } from '../../ui/pill-links.tsx';
import { formatMoment } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { Contact } from './contact.tsx';

type Order = Model<'ServiceOrders'>['data'][number];

export const clientLoader = page({
  areas: ['desk', 'family'],
  requires: 'profile',
  load: async ({ url }) => {
    const isDone = url.searchParams.has('done');
    const query = { isDone, page: pageOf(url.searchParams) };
    return { isDone, orders: await client().shop.listServiceOrders({ query }) };
  },
});

/** Lessons, talks and parcels that people have paid for, for whoever of ours sees to them. */
export default function OrderDesk(): ReactElement {
  const t = useWords('desk');
  const locale = useLocale();
  const { isDone, orders } = useLoaderData<typeof clientLoader>();
  return (
    <SubPage
      tab={t('desk.orders.title')}
      title={t('desk.orders.title')}
      back={{ to: routePath(locale, 'cabinet.main'), label: t('desk.back') }}
      width="reading"
    >
      <PillLinks label={t('desk.states')}>
        <Link to="?" aria-current={isDone ? undefined : 'page'}>
          {t('desk.orders.waiting')}
        </Link>
        <Link to="?done" aria-current={isDone ? 'page' : undefined}>
          {t('desk.orders.done')}
        </Link>
      </PillLinks>
      {orders.data.length === 0 && (
        <EmptyState pose={KitWaving} title={t('desk.none.title')} text={t('desk.none.text')} />
      )}
      <ul className="stack">
        {orders.data.map((order) => (
          <li key={order.id} className="lk-card stack-card desk-card">
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <Pagination meta={orders.meta} to={(number) => `?${isDone ? 'done&' : ''}page=${number}`} />
    </SubPage>
  );
}

function OrderCard({
  order: { id, title, boughtAt, isDone, buyer, isForAnother },
}: {
  readonly order: Order;
}): ReactElement {
  const t = useWords('desk');
  const locale = useLocale();
  const mutation = useMutation();
  const close = (): void => void mutation.run(() => client().shop.closeServiceOrder({ params: { id } }));
  return (
    <>
      <h2>{title}</h2>
      <p>
        <time dateTime={`${boughtAt.replace(' ', 'T')}Z`}>{formatMoment(locale, fromTimestamp(boughtAt))}</time>
        {isForAnother && ` · ${t('desk.orders.forChild')}`}
      </p>
      <Contact of={buyer} />
      {mutation.error !== null && <ErrorMessage text={mutation.error} />}
      {!isDone && (
        <Button
          size="small"
          disabled={mutation.isPending}
          onClick={close}
          aria-label={`${t('desk.orders.close')}: ${title}`}
        >
          {t('desk.orders.close')}
        </Button>
      )}
    </>
  );
}
