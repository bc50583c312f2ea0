import { bestDiscount, fromTimestamp, type Model } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useId, useState } from 'react';
import { client } from '../../client/client.ts';
import { errorCode } from '../../client/error-text.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { SelectField } from '../../forms/form-parts.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Card, Shop } from './load-shop.ts';
import { Price } from './price.tsx';

type Category = NonNullable<Shop['purchaseCategories']>[number];

interface ShelfProps {
  readonly shelf: Category;
  readonly shop: Shop;
  readonly cards: readonly Card[];
}

/** A category and what stands in it. */
export function Shelf({ shelf, shop, cards }: ShelfProps): ReactElement {
  const heading = useId();
  return (
    <section className="store-shelf" aria-labelledby={heading}>
      <h2 id={heading}>{shelf.title}</h2>
      <ul className="store-items">
        {shelf.purchases.map((purchase) => (
          <li key={purchase.id} className="lk-card store-item">
            <Item purchase={purchase} shop={shop} cards={cards} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ItemProps {
  readonly purchase: Model<'Purchase'>;
  readonly shop: Shop;
  readonly cards: readonly Card[];
}

function Item({ purchase, shop, cards }: ItemProps): ReactElement {
  const t = useWords('store');
  const mutation = useMutation({
    describe: (error) => (errorCode(error) === 'notAvailable' ? t('store.notRenewable') : null),
  });
  const [cardId, setCard] = useState(cards[0]?.id ?? 0);
  const { id, purchaseLabel, text, price, period = null, trialDays = 0 } = purchase;
  const isSubscribed = period !== null && (shop.cardIdsNotAvailableForSubscription?.includes(cardId) ?? false);
  const add = (withTrial = false): void =>
    void mutation.run(() =>
      client().shop.addPurchase({
        body: {
          purchaseId: id,
          targetCards: [cardId],
          ...(period !== null && { requestSubscription: true, withTrial }),
        },
      }),
    );
  return (
    <>
      <h3>{purchaseLabel}</h3>
      <p>{text}</p>
      <Price price={priceFor(shop, { id, price, cardId })} base={price} currency={shop.currency} />
      {period !== null && <p>{t(`store.renews.${period}`)}</p>}
      {cards.length > 1 && (
        <SelectField
          label={t('store.forWhom')}
          value={String(cardId)}
          options={cards.map((card) => [String(card.id), card.name || t('store.me')])}
          onChange={(value) => setCard(Number(value))}
        />
      )}
      {mutation.error !== null && <ErrorMessage text={mutation.error} />}
      <Button
        size="small"
        disabled={mutation.isPending || isSubscribed}
        aria-label={`${t('store.add')}: ${purchaseLabel}`}
        onClick={() => add()}
      >
        {t('store.add')}
      </Button>
      {trialDays > 0 && !isSubscribed && (
        <Button
          size="small"
          tone="plain"
          disabled={mutation.isPending}
          aria-label={`${t('store.trial', { days: trialDays })}: ${purchaseLabel}`}
          onClick={() => add(true)}
        >
          {t('store.trial', { days: trialDays })}
        </Button>
      )}
      {isSubscribed && <p>{t('store.isSubscribed')}</p>}
      <p role="status">{mutation.status === 'done' && t('store.added')}</p>
    </>
  );
}

/** With the discount that the cart will count, for this card. */
function priceFor(
  { discounts = [] }: Shop,
  { id, price, cardId }: { readonly id: number; readonly price: number; readonly cardId: number },
): number {
  const terms = discounts.map(({ finish, discountedPrices, ...discount }) => ({
    ...discount,
    finishesAt: fromTimestamp(finish),
    prices: new Map(Object.entries(discountedPrices).map(([key, amount]) => [Number(key), amount])),
  }));
  return bestDiscount(terms, { purchaseId: id, cardId, price })?.prices.get(id) ?? price;
}
