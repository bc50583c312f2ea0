import '../../layout/sub-page.css';
import '../../ui/stack.css';
import './store.css';
import { formatPrice, fromTimestamp, type Model } from '@logikit/sdk';
import { KitReading } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { page } from '../../app/page.ts';
import { client } from '../../client/client.ts';
import { Part } from '../../forms/form-parts.tsx';
import { SubPage } from '../../layout/sub-page.tsx';
import { routePath } from '../../paths/named-routes.ts';
import { paymentsPath } from '../../paths/store.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SaveFileButton } from '../../ui/save-file-button.tsx';
import { formatDay } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { BuyerGate } from './buyer-gate.tsx';
import { Gifts } from './gifts.tsx';
import { type Card, loadBuying } from './load-shop.ts';
import { Subscriptions } from './subscriptions.tsx';

export const clientLoader = page({
  areas: ['store', 'family'],
  requires: 'profile',
  load: async ({ profile }) => {
    const { access, cards } = await loadBuying(profile);
    if (!access.isOpen) return { access, cards, bought: null, gifts: [], external: null };
    const { shop, users } = client();
    const [bought, gifts, whole] = await Promise.all([shop.getBought(), shop.listGifts(), users.getProfile()]);
    return { access, cards, bought, gifts, external: whole.externalSubscription };
  },
});

/** What a grown-up has of what they have paid for, and where the papers are. */
export default function BoughtPage(): ReactElement {
  const t = useWords('store');
  const locale = useLocale();
  const { access, cards, bought, gifts, external } = useLoaderData<typeof clientLoader>();
  const back = { to: routePath(locale, 'cabinet.shop'), label: t('store.backToShop') };
  return (
    <SubPage tab={t('store.bought.tab')} title={t('store.bought.title')} back={back} width="reading">
      {bought === null ? (
        <BuyerGate access={access} />
      ) : (
        <Bought bought={bought} gifts={gifts} external={external} cards={cards} />
      )}
      {bought !== null && (
        <Link className="text-link" to={paymentsPath(locale)}>
          {t('store.history.title')}
        </Link>
      )}
    </SubPage>
  );
}

interface BoughtProps {
  readonly bought: Model<'BoughtGoods'>;
  readonly gifts: Model<'Gifts'>;
  /** What is paid at a partner. */
  readonly external: Model<'Profile'>['externalSubscription'];
  readonly cards: readonly Card[];
}

function Bought({ bought, gifts, external, cards }: BoughtProps): ReactElement {
  const t = useWords('store');
  const locale = useLocale();
  const { logic, sheets, services, subscriptions, balance, currency } = bought;
  const day = (at: string): string => formatDay(locale, new Date(fromTimestamp(at)));
  const nameOf = (cardId: number): string => cards.find(({ id }) => id === cardId)?.name || t('store.me');
  const isEmpty = [logic, sheets, services, subscriptions, gifts].every(({ length }) => length === 0);
  if (isEmpty && balance === 0 && external === null)
    return <EmptyState pose={KitReading} title={t('store.bought.title')} text={t('store.bought.none')} />;
  return (
    <>
      {balance > 0 && (
        <Part title={t('store.bought.balance')}>
          <p className="store-price">
            <b>{formatPrice(locale, { amount: balance, currency })}</b>
          </p>
          <p>{t('store.bought.balanceText')}</p>
        </Part>
      )}
      {external !== null && (
        <Part title={t('store.bought.external', { partner: external.type.toUpperCase() })}>
          <p>{t('store.bought.until', { day: day(external.endsAt) })}</p>
        </Part>
      )}
      {subscriptions.length > 0 && <Subscriptions subscriptions={subscriptions} nameOf={nameOf} />}
      {logic.length > 0 && (
        <Part title={t('store.bought.logic')}>
          <ul className="stack">
            {logic.map(({ cardId, endsAt }) => (
              <li key={cardId} className="store-owned">
                <b>{nameOf(cardId)}</b>
                <span>
                  {endsAt === null ? t('store.bought.forGood') : t('store.bought.until', { day: day(endsAt) })}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {sheets.length > 0 && <Sheets sheets={sheets} />}
      {services.length > 0 && <Services services={services} />}
      {gifts.length > 0 && <Gifts gifts={gifts} />}
    </>
  );
}

function Sheets({ sheets }: Pick<Model<'BoughtGoods'>, 'sheets'>): ReactElement {
  const t = useWords('store');
  const locale = useLocale();
  return (
    <Part title={t('store.bought.sheets')}>
      <ul className="stack">
        {sheets.map(({ id, title, fileName, boughtAt }) => (
          <li key={id} className="store-owned">
            <b>{title}</b>
            <span>{formatDay(locale, new Date(fromTimestamp(boughtAt)))}</span>
            <SaveFileButton
              size="small"
              name={fileName}
              type="application/pdf"
              read={() => client().shop.printSheets({ params: { id } })}
              aria-label={`${t('store.bought.get')}: ${title}`}
            >
              {t('store.bought.get')}
            </SaveFileButton>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Services({ services }: Pick<Model<'BoughtGoods'>, 'services'>): ReactElement {
  const t = useWords('store');
  const locale = useLocale();
  return (
    <Part title={t('store.bought.services')}>
      <ul className="stack">
        {services.map(({ id, title, boughtAt, isDone }) => (
          <li key={id} className="store-owned">
            <b>{title}</b>
            <span>
              {`${formatDay(locale, new Date(fromTimestamp(boughtAt)))} · ${t(isDone ? 'store.bought.done' : 'store.bought.soon')}`}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
