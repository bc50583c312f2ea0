import { differsFromBase, formatPrice, isFree } from '@logikit/contract';
import { type ReactElement, type ReactNode, type RefObject, useId, useRef } from 'react';
import { AnswerFrame, type AnswerViewProps } from '../ui/answer-frame.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import type { Translate } from '../words/formatter.ts';
import { type Good, labelOf, type Wished, wishedGoods } from './goods.ts';
import type { Cart, Shop } from './shop-cart-props.ts';
import type { ShopCartState } from './use-shop-cart.ts';

export interface ShopCartViewProps
  extends AnswerViewProps<Shop>, Pick<ShopCartState, 'userId' | 'change' | 'isPaid' | 'add' | 'remove'> {
  readonly goods: Wished;
  readonly isCompact: boolean;
  readonly isOpen: boolean;
  readonly payAddress: string;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onSignIn: (() => void) | undefined;
  /** False: nobody goes to pay. */
  readonly onCheckout: (cartId: number) => boolean;
}

/** Nobody who may see prices; a page that may not show them; a frame. */
const final = { parentZoneClosed: 'closed', forbidden: 'off', framed: 'framed' };

/** The cart in each of its states. */
export function ShopCartView(props: ShopCartViewProps): ReactElement {
  const { translate, onSignIn } = props;
  const signIn = (code: string): ReactNode =>
    code === 'parentZoneClosed' && onSignIn && <Button onClick={onSignIn}>{translate('shop-cart.signIn')}</Button>;
  return (
    <AnswerFrame
      view={props}
      className="lk-cart"
      part="cart"
      say={(key) => translate(`shop-cart.${key}`)}
      final={final}
      onFinal={signIn}
    >
      {(shop) => (props.isCompact ? <Compact {...props} shop={shop} /> : <Whole {...props} shop={shop} />)}
    </AnswerFrame>
  );
}

interface ShopProps extends ShopCartViewProps {
  readonly shop: Shop;
}

function Compact(props: ShopProps): ReactElement {
  const { shop, isOpen, translate, lang, onOpen } = props;
  const id = useId();
  const { orders = [], price = 0 } = shop.cart ?? {};
  const sum = orders.length > 0 && ` · ${formatPrice(lang, { amount: price, currency: shop.currency })}`;
  return (
    <>
      <Button tone="plain" aria-expanded={isOpen} aria-controls={id} onClick={() => onOpen(!isOpen)}>
        {translate('shop-cart.count', { number: orders.length })}
        {sum}
      </Button>
      <div id={id} className="lk-cart-panel" hidden={!isOpen}>
        {isOpen && <Whole {...props} />}
      </div>
    </>
  );
}

function Whole(props: ShopProps): ReactElement {
  const { shop, goods, userId, change, isPaid, translate } = props;
  const wished = wishedGoods(shop, goods, userId);
  const heading = useRef<HTMLHeadingElement>(null);
  const cart = shop.cart ?? null;
  return (
    <>
      {wished.length > 0 && (
        <section aria-label={translate('shop-cart.goods')} part="goods">
          <ul className="lk-cart-lines">
            {wished.map((good) => (
              <GoodLine key={good.id} {...props} good={good} />
            ))}
          </ul>
        </section>
      )}
      <h2 ref={heading} tabIndex={-1}>
        {translate('shop-cart.name')}
      </h2>
      {cart && cart.orders.length > 0 ? (
        <Orders {...props} cart={cart} heading={heading} />
      ) : (
        <p>{translate(isPaid ? 'shop-cart.paid' : 'shop-cart.empty')}</p>
      )}
      <p className="lk-cart-fault" role="status">
        {change.status === 'failed' && translate(faultOf(change.code))}
      </p>
    </>
  );
}

const faults = ['notAvailable', 'limitReached', 'invalidTransition', 'offline', 'timeout'];
const faultOf = (code: string): string => `shop-cart.fault.${faults.includes(code) ? code : 'usual'}`;

interface GoodLineProps extends Pick<ShopProps, 'shop' | 'change' | 'add' | 'lang' | 'translate'> {
  readonly good: Good;
}

function GoodLine({ good, shop, change, add, lang, translate }: GoodLineProps): ReactElement {
  const { id, label, price, former, period } = good;
  const isAdded = shop.cart?.orders.some(({ purchaseId }) => purchaseId === id) ?? false;
  const action = translate(isAdded ? 'shop-cart.added' : 'shop-cart.add');
  return (
    <li className="lk-cart-line" part="line">
      <span>
        {label}
        {period && <small>{translate(`shop-cart.renews.${period}`)}</small>}
      </span>
      <Price price={price} former={former} currency={shop.currency} lang={lang} translate={translate} />
      <LineButton
        label={label}
        action={action}
        isPlain={isAdded}
        isOff={isAdded || change.status === 'pending'}
        onClick={() => add({ id, isRenewed: period !== null })}
      />
    </li>
  );
}

interface OrdersProps extends ShopProps {
  readonly cart: Cart;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function Orders(props: OrdersProps): ReactElement {
  const { cart, lang, translate, payAddress, onCheckout } = props;
  const { id, orders, price, basePrice, discount, loyalty, currency } = cart;
  const text = (amount: number): string => formatPrice(lang, { amount, currency });
  return (
    <>
      <ul className="lk-cart-lines">
        {orders.map((order) => (
          <OrderLine key={order.id} {...props} order={order} />
        ))}
      </ul>
      <dl className="lk-cart-sums">
        {(discount > 0 || loyalty > 0) && <Sum name={translate('shop-cart.base')}>{text(basePrice)}</Sum>}
        {discount > 0 && <Sum name={translate('shop-cart.discount')}>{text(-discount)}</Sum>}
        {loyalty > 0 && <Sum name={translate('shop-cart.loyalty')}>{text(-loyalty)}</Sum>}
        <Sum name={translate('shop-cart.total')}>
          <b part="total">{isFree(price) ? translate('shop-cart.free') : text(price)}</b>
        </Sum>
      </dl>
      <ButtonLink
        part="pay"
        href={payAddress}
        target="_blank"
        rel="noopener"
        onClick={(event) => {
          if (!onCheckout(id)) event.preventDefault();
        }}
      >
        {translate('shop-cart.pay')}
      </ButtonLink>
      <p className="lk-cart-note">{translate('shop-cart.note')}</p>
    </>
  );
}

interface SumProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Sum({ name, children }: SumProps): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface OrderLineProps extends OrdersProps {
  readonly order: Cart['orders'][number];
}

function OrderLine({ order, cart, shop, change, remove, lang, translate, heading }: OrderLineProps): ReactElement {
  const label = labelOf(shop, order);
  const { id, price, formerPrice, present, targetCardId } = order;
  const forWhom = present ? 'present' : targetCardId === cart.cardId ? null : 'pupil';
  const action = translate('shop-cart.remove');
  return (
    <li className="lk-cart-line" part="line">
      <span>
        {label}
        {forWhom && <small>{translate(`shop-cart.for.${forWhom}`)}</small>}
      </span>
      <Price price={price} former={formerPrice} currency={cart.currency} lang={lang} translate={translate} />
      <LineButton
        label={label}
        action={action}
        isPlain
        isOff={change.status === 'pending'}
        onClick={() => {
          // The line goes, and the keyboard must not go with it.
          heading.current?.focus();
          remove(id);
        }}
      />
    </li>
  );
}

interface LineButtonProps {
  readonly label: string;
  readonly action: string;
  readonly isPlain: boolean;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

/** NOTE: off without `disabled`, which would take the keyboard away from it. */
function LineButton({ label, action, isPlain, isOff, onClick }: LineButtonProps): ReactElement {
  return (
    <Button
      size="small"
      tone={isPlain ? 'plain' : 'violet'}
      aria-disabled={isOff || undefined}
      aria-label={`${action}: ${label}`}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      {action}
    </Button>
  );
}

interface PriceProps {
  readonly price: number;
  readonly former: number | null;
  readonly currency: Cart['currency'];
  readonly lang: string;
  readonly translate: Translate;
}

/** With what it cost before struck out (rules V-020, V-021, D-206). */
function Price({ price, former, currency, lang, translate }: PriceProps): ReactElement {
  const text = (amount: number): string => formatPrice(lang, { amount, currency });
  return (
    <span className="lk-cart-price">
      {former !== null && differsFromBase(price, former) && (
        <s part="former-price">
          <span className="lk-unseen">{translate('shop-cart.before')} </span>
          {text(former)}
        </s>
      )}
      <b part="price">{isFree(price) ? translate('shop-cart.free') : text(price)}</b>
    </span>
  );
}
