import { type Model, offeredPrice } from '@logikit/sdk';
import { Button } from '@logikit/widgets/ui';
import { type ReactElement, useId, useState } from 'react';
import { reachGoal } from '../../analytics/goals.ts';
import { client } from '../../client/client.ts';
import { errorCode } from '../../client/error-text.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { SelectField } from '../../forms/form-parts.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useWords } from '../../words/use-words.ts';
import { GiftDialog } from './gift-dialog.tsx';
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
  const [cardId, setCard] = useState(cards[0]?.id ?? 0);
  const { id, purchaseLabel, text, price, period = null } = purchase;
  const {
    price: discounted,
    formerPrice,
    label,
  } = offeredPrice(shop.discounts ?? [], { purchaseId: id, price, cardId });
  const isSubscribed = period !== null && (shop.cardIdsNotAvailableForSubscription?.includes(cardId) ?? false);
  return (
    <>
      <h3>{purchaseLabel}</h3>
      <p>{text}</p>
      <p className="store-price">
        <Price price={discounted} former={formerPrice} currency={shop.currency} />
        {label !== null && <span className="store-label">{label}</span>}
      </p>
      {period !== null && <p>{t(`store.renews.${period}`)}</p>}
      {cards.length > 1 && (
        <SelectField
          label={t('store.forWhom')}
          value={String(cardId)}
          options={cards.map((card) => [String(card.id), card.name || t('store.me')])}
          onChange={(value) => setCard(Number(value))}
        />
      )}
      <Taking purchase={purchase} cardId={cardId} isSubscribed={isSubscribed} />
    </>
  );
}

interface TakingProps {
  readonly purchase: Model<'Purchase'>;
  readonly cardId: number;
  /** Something renews itself for this card already. */
  readonly isSubscribed: boolean;
}

/** Into the cart: for a card, at first for nothing, or for somebody else. */
function Taking({ purchase, cardId, isSubscribed }: TakingProps): ReactElement {
  const t = useWords('store');
  const { add, addGift, mutation, isAdded } = useCart(purchase, cardId);
  const [isGiving, setGiving] = useState(false);
  const { id, purchaseLabel: name, price, trialDays = 0 } = purchase;
  const trial = t('store.trial', { days: trialDays });
  return (
    <>
      {mutation.error !== null && <ErrorMessage text={mutation.error} />}
      <div className="form-row">
        <Button
          size="small"
          disabled={mutation.isPending || isSubscribed}
          aria-label={`${t('store.add')}: ${name}`}
          onClick={() => add(false)}
        >
          {t('store.add')}
        </Button>
        {trialDays > 0 && !isSubscribed && (
          <Button
            size="small"
            tone="plain"
            disabled={mutation.isPending}
            aria-label={`${trial}: ${name}`}
            onClick={() => add(true)}
          >
            {trial}
          </Button>
        )}
        {price > 0 && (
          <Button size="small" tone="plain" aria-label={`${t('store.gift')}: ${name}`} onClick={() => setGiving(true)}>
            {t('store.gift')}
          </Button>
        )}
      </div>
      {isGiving && <GiftDialog purchase={{ id, name }} onClose={() => setGiving(false)} onAdded={addGift} />}
      {isSubscribed && <p>{t('store.isSubscribed')}</p>}
      <p role="status">{isAdded && t('store.added')}</p>
    </>
  );
}

function useCart({ id, period = null }: Model<'Purchase'>, cardId: number) {
  const t = useWords('store');
  const mutation = useMutation({
    describe: (error) => (errorCode(error) === 'notAvailable' ? t('store.notRenewable') : null),
  });
  const [isGiven, setGiven] = useState(false);
  const add = (withTrial: boolean): void => {
    const renewing = period !== null && { requestSubscription: true, withTrial };
    const body = { purchaseId: id, targetCards: [cardId], ...renewing };
    void mutation
      .run(() => client().shop.addPurchase({ body }))
      .then((isAdded) => isAdded && reachGoal('purchaseChosen'));
  };
  const addGift = (): void => {
    setGiven(true);
    reachGoal('purchaseChosen');
  };
  return { add, addGift, mutation, isAdded: isGiven || mutation.status === 'done' };
}
