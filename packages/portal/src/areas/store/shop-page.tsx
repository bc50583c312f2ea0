import './store.css';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { SubPage } from '../../layout/sub-page.tsx';
import { dashboardPath } from '../../paths/cabinet.ts';
import { routePath } from '../../paths/named-routes.ts';
import { boughtPath, promoCodePath } from '../../paths/store.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import { BuyerGate } from './buyer-gate.tsx';
import { CartPanel } from './cart-panel.tsx';
import type { ShopData } from './load-shop.ts';
import { OfferPopup } from './offer-popup.tsx';
import { Offers } from './offers.tsx';
import { Shelf } from './shelf.tsx';

interface ShopPageProps extends ShopData {
  /** The one category that is shown; left out: all of them. */
  readonly category?: number;
}

/** Shelves with the cart beside them. */
export function ShopPage({ access, open, category }: ShopPageProps): ReactElement {
  const t = useWords('store');
  const locale = useLocale();
  const shelves = (open?.shop.purchaseCategories ?? []).filter(
    ({ type }) => category === undefined || type === category,
  );
  const back =
    category === undefined
      ? { to: dashboardPath(locale), label: t('store.back') }
      : { to: routePath(locale, 'cabinet.shop'), label: t('store.backToShop') };
  return (
    <SubPage tab={t('store.tab')} title={t('store.title')} back={back}>
      {open === null ? (
        <BuyerGate access={access} />
      ) : (
        <div className="store-page">
          <div className="store-shelves">
            {/* Whoever has gone to one shelf knows what they want. */}
            {category === undefined && (
              <>
                <OfferPopup shop={open.shop} />
                <Offers shop={open.shop} />
              </>
            )}
            {shelves.map((shelf) => (
              <Shelf key={shelf.id} shelf={shelf} shop={open.shop} cards={open.cards} />
            ))}
          </div>
          <div className="store-side">
            <CartPanel cart={open.shop.cart ?? null} shop={open.shop} cards={open.cards} />
            <Link className="text-link" to={boughtPath(locale)}>
              {t('store.bought.title')}
            </Link>
            <Link className="text-link" to={promoCodePath(locale)}>
              {t('store.promoCode')}
            </Link>
          </div>
        </div>
      )}
    </SubPage>
  );
}
