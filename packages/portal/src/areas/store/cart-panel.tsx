import type { ReactElement } from 'react';
import { Button, buttonLook } from '@logikit/widgets/ui';
import { Link } from 'react-router';
import { client } from '../../client/client.ts';
import { useMutation } from '../../client/use-mutation.ts';
import { SelectField } from '../../forms/form-parts.tsx';
import { payPath } from '../../paths/store.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { useLocale, useWords } from '../../words/use-words.ts';
import type { Card, Cart, Shop } from './load-shop.ts';
import { Price } from './price.tsx';

interface CartPanelProps {
  readonly cart: Cart | null;
  readonly shop: Shop;
  readonly cards: readonly Card[];
  /** Where the cart is paid already there is no way to the payment. */
  readonly isBeingPaid?: boolean;
}

/** What is in the cart, for whom and for how much. */
export function CartPanel({ cart, shop, cards, isBeingPaid = false }: CartPanelProps): ReactElement {
  const t = useWords('store');
  const locale = useLocale();
  return (
    <aside className="lk-card store-cart" aria-label={t('store.cart')}>
      <h2>{t('store.cart')}</h2>
      {cart === null || cart.orders.length === 0 ? (
        <p>{t('store.cart.empty')}</p>
      ) : (
        <>
          <ul>
            {cart.orders.map((order) => (
              <li key={order.id}>
                <Line order={order} cart={cart} name={nameOf(shop, order.purchaseId)} cards={cards} />
              </li>
            ))}
          </ul>
          <p className="store-total">
            <span>{t('store.total')}</span>
            <Price price={cart.price} former={null} currency={cart.currency} />
          </p>
          {!isBeingPaid && (
            <Link {...buttonLook({ size: 'small' })} to={payPath(locale)}>
              {t('store.toPay')}
            </Link>
          )}
        </>
      )}
    </aside>
  );
}

function nameOf({ purchaseCategories = [] }: Shop, purchaseId: number): string {
  const purchases = purchaseCategories.flatMap((shelf) => shelf.purchases);
  return purchases.find(({ id }) => id === purchaseId)?.purchaseLabel ?? '';
}

interface LineProps {
  readonly order: Cart['orders'][number];
  readonly cart: Cart;
  readonly name: string;
  readonly cards: readonly Card[];
}

function Line({ order, cart, name, cards }: LineProps): ReactElement {
  const t = useWords('store');
  const mutation = useMutation();
  const { id, purchaseId, price, formerPrice, targetCardId, present, isSubscriptionRequest, withTrial } = order;
  const remove = (): void => void mutation.run(() => client().shop.removeOrder({ body: { orderId: id } }));
  /** One order instead of the other, in one step: nothing is lost where it is refused. */
  const moveTo = (cardId: number): void =>
    void mutation.run(() =>
      client().shop.addPurchase({
        body: {
          purchaseId,
          targetCards: [cardId],
          requestSubscription: isSubscriptionRequest,
          withTrial,
          allowedOrderIds: cart.orders.map((one) => one.id).filter((one) => one !== id),
        },
      }),
    );
  return (
    <>
      <span>
        {name}
        {present && ` · ${t('store.isGift')}`}
      </span>
      {!present && cards.length > 1 && (
        <SelectField
          label={t('store.forWhom')}
          value={String(targetCardId)}
          options={cards.map((card) => [String(card.id), card.name || t('store.me')])}
          onChange={(value) => moveTo(Number(value))}
        />
      )}
      <Price price={price} former={formerPrice} currency={cart.currency} />
      <Button
        size="small"
        tone="plain"
        disabled={mutation.isPending}
        aria-label={`${t('store.remove')}: ${name}`}
        onClick={remove}
      >
        {t('store.remove')}
      </Button>
      {mutation.error !== null && <ErrorMessage text={mutation.error} />}
    </>
  );
}
