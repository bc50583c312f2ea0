import { discountTypes, fromTimestamp, type Model, shopCategories } from '@logikit/sdk';
import { buttonLook } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link, useRevalidator } from 'react-router';
import { shelfPath } from '../../paths/store.ts';
import { TimeLeft } from '../../ui/timers/time-left.tsx';
import { formatDate } from '../../words/formatters.ts';
import { useLocale, useWords } from '../../words/use-words.ts';
import type { Shop } from './load-shop.ts';

export type Offer = Model<'Discount'>;

const { specialOffer, bigSubstrate, counter } = discountTypes;
/** How those look that stand on the page; the other two only open over it (row K-065). */
const looks: ReadonlyMap<Offer['type'], string> = new Map([
  [specialOffer, 'card'],
  [bigSubstrate, 'substrate'],
  [counter, 'counter'],
]);

/** What is sold for less at the moment, the weightiest first. */
export function Offers({ shop }: { readonly shop: Shop }): ReactElement | null {
  const offers = (shop.discounts ?? []).filter(({ type, popupTitle }) => looks.has(type) && popupTitle !== null);
  if (offers.length === 0) return null;
  return (
    <ul className="store-offers">
      {offers
        .toSorted((one, other) => other.weight - one.weight)
        .map((offer) => (
          <li
            key={offer.id}
            className="lk-card store-offer"
            data-look={looks.get(offer.type)}
            style={{ '--store-substrate': offer.substrateColor ?? undefined }}
          >
            <OfferWords offer={offer} shop={shop} />
          </li>
        ))}
    </ul>
  );
}

interface OfferWordsProps {
  readonly offer: Offer;
  readonly shop: Shop;
  readonly titleId?: string;
}

/** What an offer says, until when it holds, and where it leads. A counter tells the one true end, too. */
export function OfferWords({ offer, shop, titleId }: OfferWordsProps): ReactElement {
  const t = useWords('store');
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { type, popupTitle, discountText, finish } = offer;
  const endsAt = fromTimestamp(finish);
  const shelf = shelfOf(shop, offer);
  return (
    <>
      <h2 id={titleId}>{popupTitle}</h2>
      {discountText !== null && <p>{discountText}</p>}
      {type === counter ? (
        <TimeLeft endsAt={endsAt} label={t('store.offer.left')} onFinish={() => void revalidate()} />
      ) : (
        <p>{t('store.offer.until', { day: formatDate(locale, new Date(endsAt)) })}</p>
      )}
      {shelf !== null && (
        <Link {...buttonLook({ size: 'small' })} to={shelfPath(locale, shelf)}>
          {t('store.offer.look')}
        </Link>
      )}
    </>
  );
}

/** The name of the category that holds what an offer is for; null: it is sold no more. */
function shelfOf({ purchaseCategories = [] }: Shop, { discountedPrices }: Offer): string | null {
  const shelf = purchaseCategories.find(({ purchases }) => purchases.some(({ id }) => String(id) in discountedPrices));
  return Object.entries(shopCategories).find(([, type]) => type === shelf?.type)?.[0] ?? null;
}
