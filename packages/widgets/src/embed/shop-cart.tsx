import { bindCart, type SessionState } from '@logikit/sdk';
import { createRef } from 'react';
import { shopCartDescriptor, type ShopCartHandle, shopCategoryNames } from '../shop-cart/shop-cart.descriptor.ts';
import type { ShopCartClient } from '../shop-cart/shop-cart-props.ts';
import { ShopCart } from '../shop-cart/shop-cart.tsx';
import { themes } from '../theme/use-theme.ts';
import { tellError } from '../ui/use-answer.ts';
import { mountWithWords, type OwnWords } from './mount-with-words.ts';
import { choiceOf } from './mount.tsx';
import { acquireClient } from './page/page-client.ts';
import type { EmbedApi, Mounted, PropValues } from './protocol.ts';
import { messagesOf } from './runtime/words.ts';

export { PROTOCOL as protocol } from './protocol.ts';

/** Written in by the build. */
declare const LOGIKIT_VERSION: string;
declare const LOGIKIT_RULES: string;
declare const LOGIKIT_OWN_WORDS: OwnWords;

export const version = LOGIKIT_VERSION;

/** Shows the cart of whoever signs in on this page in an element's shadow root; in a frame only that it does not. */
export function mount(root: ShadowRoot, api: EmbedApi, props: PropValues): Mounted {
  const handle = createRef<ShopCartHandle>();
  const { events, methods } = shopCartDescriptor;
  const page = acquireClient(api, null);
  const client = window.top === window.self ? clientOf(page) : framed;
  const { login } = api;
  const signIn = (): void => {
    login?.('shop').then(
      // Also for whoever was signed in before, and only had to show it once more.
      () => handle.current?.reload(),
      (error: unknown) => api.emit(events.error.event, tellError(error)),
    );
  };
  return mountWithWords(
    { root, api, props },
    {
      rules: LOGIKIT_RULES,
      draw(_client, next) {
        const lang = String(next['lang']);
        return (
          <ShopCart
            ref={handle}
            client={client}
            messages={messagesOf(lang)}
            payAddress={`${api.origin}/2.0/${lang}/cabinet/cart/pay`}
            onSignIn={login && signIn}
            category={choiceOf({ root, props: next }, 'category', shopCategoryNames)}
            purchases={next['purchases'] ? String(next['purchases']) : undefined}
            compact={next['compact'] === true}
            lang={lang}
            theme={choiceOf({ root, props: next }, 'theme', themes)}
            onReady={(detail) => api.emit(events.ready.event, detail)}
            onChanged={(detail) => api.emit(events.changed.event, detail)}
            onCheckout={(detail) => api.emit(events.checkout.event, detail) ?? true}
            onPaid={(detail) => api.emit(events.paid.event, detail)}
            onError={(detail) => api.emit(events.error.event, detail)}
          />
        );
      },
      call(method) {
        if (method in methods) handle.current?.[method as keyof ShopCartHandle]();
      },
      close() {
        client.close();
        page.release();
      },
    },
    LOGIKIT_OWN_WORDS,
  );
}

/** Somebody, until the page's client is there and knows who. */
const somebody: SessionState = { status: 'signedIn', userId: 0 };

/** The cart's view of the page's client, which comes with the first question. */
function clientOf({ whole }: Pick<ReturnType<typeof acquireClient>, 'whole'>): ShopCartClient & { close(): void } {
  let here: { readonly session: ShopCartClient['auth']['session']; readonly cart: ReturnType<typeof bindCart> } | null =
    null;
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((changed) => changed());
  let deafen = (): void => undefined;
  let isClosed = false;
  const arrive = async (): Promise<never> => {
    const { auth, http } = await whole();
    const { session } = auth;
    here ??= { session, cart: bindCart(http) };
    deafen();
    if (!isClosed) deafen = session.subscribe(tell);
    tell();
    // Whoever it is asks anew.
    return new Promise<never>(() => undefined);
  };
  return {
    // The session outlives the cart, where another element is there.
    close() {
      isClosed = true;
      deafen();
    },
    auth: {
      session: {
        getState: () => here?.session.getState() ?? somebody,
        subscribe(changed) {
          listeners.add(changed);
          return () => listeners.delete(changed);
        },
      },
    },
    shop: {
      loadShop: (input) => here?.cart.loadShop(input) ?? arrive(),
      addPurchase: (input) => here?.cart.addPurchase(input) ?? arrive(),
      removeOrder: (input) => here?.cart.removeOrder(input) ?? arrive(),
    },
  };
}

const refuse = (): Promise<never> =>
  Promise.reject(
    Object.assign(new Error('In a frame no shop is shown: what is around it could cover it.'), { code: 'framed' }),
  );

/** Says only that nothing is shown in a frame. */
const framed: ReturnType<typeof clientOf> = {
  close: () => undefined,
  auth: { session: { getState: () => somebody, subscribe: () => () => undefined } },
  shop: { loadShop: refuse, addPurchase: refuse, removeOrder: refuse },
};
