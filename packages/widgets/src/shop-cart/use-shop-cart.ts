import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type AnswerError, type AnswerState, tellError, useAnswer } from '../ui/use-answer.ts';
import type { ShopCartReadyDetail } from './shop-cart.descriptor.ts';
import type { Cart, Shop, ShopCartProps } from './shop-cart-props.ts';

/** One change of the cart: under way, refused with a code, or neither. */
export type Change = { readonly status: 'idle' | 'pending' } | { readonly status: 'failed'; readonly code: string };

export interface ShopCartState {
  /** Whose cart it is; 0: nobody has signed in. */
  readonly userId: number;
  readonly state: AnswerState<Shop>;
  readonly change: Change;
  /** The cart that was shown is paid; until something is put into the next one. */
  readonly isPaid: boolean;
  reload(): void;
  add(purchase: { readonly id: number; readonly isRenewed: boolean }): void;
  remove(orderId: number): void;
  /** Looks often whether it is paid, as long as somebody pays. */
  awaitPayment(): void;
}

/** Names of orders are in the categories, so all of them are asked for. */
const query = { shopParts: 'purchaseCategories,discounts,cart,lastPaidCart', purchaseParts: 'period' };
/** No grown-up is signed in: what is said of it offers to sign in. */
const closedCodes = ['parentZoneClosed', 'unauthorized'];
const closed: AnswerState<never> = { status: 'failed', code: 'parentZoneClosed' };
const LOOK_MS = 5000;
const PATIENCE_MS = 1_800_000;

type Parts = Pick<ShopCartProps, 'client' | 'lang' | 'onReady' | 'onChanged' | 'onPaid' | 'onError'>;

/** The cart of whoever is signed in, and what changes it. */
export function useShopCart({ client, lang, onReady, onChanged, onPaid, onError }: Parts): ShopCartState {
  const { session } = client.auth;
  const who = useSyncExternalStore(session.subscribe, session.getState);
  const userId = who.status === 'signedIn' ? who.userId : null;
  const [isPaid, setPaid] = useState(false);
  const shown = useRef<number | null>(null);
  const see = (cart: Cart | null | undefined): void => void (shown.current = cart?.id ?? null);
  const sight = useSight(userId, { onReady, onError });
  const changes = useChanges({
    onChange({ cart, currency }) {
      see(cart);
      setPaid(false);
      onChanged?.({ orders: cart?.orders.length ?? 0, price: cart?.price ?? 0, currency });
    },
    onError: sight.fail,
  });
  /** An answer from before a change that was answered meanwhile would take the change back on the screen. */
  const load = async (): Promise<Shop> => {
    const at = changes.count();
    const shop = await client.shop.loadShop({ query });
    return at === changes.count() ? shop : load();
  };
  const [answered, reload] = useAnswer<Shop>({
    // Whoever only looks begins no session.
    ask: () => (userId === null ? Promise.reject(new SignedOut()) : load()),
    subject: userId ?? 0,
    wish: `${userId} ${lang}`,
    onAnswer({ cart, lastPaidCart }) {
      const before = shown.current;
      see(cart);
      changes.forget();
      if (before !== null && lastPaidCart === before) {
        setPaid(true);
        onPaid?.({ cartId: before });
      }
      sight.open(cart?.orders.length ?? 0);
    },
    onError: sight.fail,
  });
  const awaitPayment = useLooks(reload, userId !== null, isPaid);
  return {
    userId: userId ?? 0,
    state: stateOf(answered, changes.newer, sight.isClosed),
    change: changes.change,
    isPaid,
    reload,
    add: ({ id, isRenewed }) =>
      changes.send(() =>
        client.shop.addPurchase({ body: { purchaseId: id, ...(isRenewed && { requestSubscription: true }) } }),
      ),
    remove: (orderId) => changes.send(() => client.shop.removeOrder({ body: { orderId } })),
    awaitPayment,
  };
}

interface Sight {
  /** No grown-up sees prices. */
  readonly isClosed: boolean;
  /** The cart with so many orders is seen. */
  open(orders: number): void;
  /** It is not, or not changed. */
  fail(error: AnswerError): void;
}

/** Whether a grown-up sees prices, and what the page hears of it. */
function useSight(userId: number | null, { onReady, onError }: Pick<Parts, 'onReady' | 'onError'>): Sight {
  const [closedFor, setClosedFor] = useState<number | null>(null);
  /** What the page was told last, of whom. */
  const told = useRef('');
  const nameOf = (withPrices: boolean): string => `${userId} ${withPrices}`;
  const tell = (detail: ShopCartReadyDetail): void => {
    const name = nameOf(detail.withPrices);
    if (told.current !== name) onReady?.(detail);
    told.current = name;
  };
  return {
    isClosed: userId === null || closedFor === userId,
    open(orders) {
      setClosedFor(null);
      tell({ withPrices: true, orders });
    },
    fail(error) {
      if (closedCodes.includes(error.code)) {
        setClosedFor(userId);
        // Whoever has not shown to be a grown-up yet meets no error.
        if (told.current !== nameOf(true)) {
          tell({ withPrices: false, orders: 0 });
          return;
        }
        told.current = nameOf(false);
      }
      onError?.(error);
    },
  };
}

interface Changes {
  readonly change: Change;
  /** What the last change has answered: newer than what was asked for. */
  readonly newer: Pick<Shop, 'cart'>;
  /** How many have been answered. */
  count(): number;
  /** What was asked for is as new as they are. */
  forget(): void;
  send(ask: () => Promise<Shop>): void;
}

interface ChangeHearers {
  readonly onChange: (shop: Shop) => void;
  readonly onError: (error: AnswerError) => void;
}

function useChanges({ onChange, onError }: ChangeHearers): Changes {
  const [change, setChange] = useState<Change>({ status: 'idle' });
  const [newer, setNewer] = useState<Pick<Shop, 'cart'>>({});
  const answered = useRef(0);
  return {
    change,
    newer,
    count: () => answered.current,
    forget: () => setNewer({}),
    send(ask) {
      setChange({ status: 'pending' });
      ask().then(
        (shop) => {
          answered.current += 1;
          setNewer({ cart: shop.cart ?? null });
          setChange({ status: 'idle' });
          onChange(shop);
        },
        (error: unknown) => {
          const told = tellError(error);
          setChange({ status: 'failed', code: told.code });
          onError(told);
        },
      );
    },
  };
}

function stateOf(answered: AnswerState<Shop>, newer: Pick<Shop, 'cart'>, isClosed: boolean): AnswerState<Shop> {
  if (isClosed) return closed;
  return answered.status === 'full' ? { ...answered, answer: { ...answered.answer, ...newer } } : answered;
}

/** Asks again whenever somebody comes back to the page, and often while a payment is awaited. */
function useLooks(reload: () => void, isOn: boolean, isPaid: boolean): () => void {
  const [awaitedSince, setAwaited] = useState<number | null>(null);
  // Follows the window: the cart may have been paid or changed in another one.
  useEffect(() => {
    if (!isOn) return undefined;
    addEventListener('focus', reload);
    return () => removeEventListener('focus', reload);
  }, [isOn, reload]);
  // Follows the payment in the other window, which may leave this one in sight.
  useEffect(() => {
    if (!isOn || isPaid || awaitedSince === null) return undefined;
    const looking = setInterval(() => {
      if (Date.now() - awaitedSince > PATIENCE_MS) setAwaited(null);
      else if (!document.hidden) reload();
    }, LOOK_MS);
    return () => clearInterval(looking);
  }, [isOn, isPaid, awaitedSince, reload]);
  return () => setAwaited(Date.now());
}

class SignedOut extends Error {
  readonly code = 'parentZoneClosed';
}
