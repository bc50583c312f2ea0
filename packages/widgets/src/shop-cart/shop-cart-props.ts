import type { Model, SessionState } from '@logikit/sdk';
import type { Theme } from '../theme/use-theme.ts';
import type { Messages } from '../words/formatter.ts';
import type {
  ShopCartChangedDetail,
  ShopCartErrorDetail,
  ShopCartIdDetail,
  ShopCartReadyDetail,
  ShopCategoryName,
} from './shop-cart.descriptor.ts';

export type Shop = Model<'Shop'>;
export type Cart = NonNullable<Shop['cart']>;

/** What the cart needs of a client, and nothing more; the SDK's client has this shape. Calls reject with a stable `code`. */
export interface ShopCartClient {
  readonly auth: {
    readonly session: {
      getState(): SessionState;
      subscribe(changed: () => void): () => void;
    };
  };
  readonly shop: {
    loadShop(input: { readonly query: Model<'ShopQuery'> }): Promise<Shop>;
    addPurchase(input: { readonly body: Model<'AddPurchase'> }): Promise<Shop>;
    removeOrder(input: { readonly body: Model<'RemoveOrder'> }): Promise<Shop>;
  };
}

/** The cart of a grown-up, and goods to put into it. */
export interface ShopCartProps {
  /** The client that the cart comes from; fixed for the life of the component. */
  readonly client: ShopCartClient;
  /** The words in the language `lang`: `locales/<lang>/shop-cart.json`. */
  readonly messages: Messages;
  /** Address of the platform's page where a cart is paid: `/2.0/<lang>/cabinet/cart/pay`. It opens in a new tab. */
  readonly payAddress: string;
  /** What the button to sign in does; left out, there is no such button. */
  readonly onSignIn?: (() => void) | undefined;
  /** Goods of this category can be put into the cart. */
  readonly category?: ShopCategoryName | undefined;
  /** Ids of the goods that can be put into the cart, by commas; `category` is left alone then. */
  readonly purchases?: string | undefined;
  /** Only a button that says how much is in the cart, and opens it. */
  readonly compact?: boolean | undefined;
  /** Locale of the words, prices and names; default of the names: the client's. */
  readonly lang: string;
  readonly theme?: Theme | undefined;
  readonly onReady?: ((detail: ShopCartReadyDetail) => void) | undefined;
  readonly onChanged?: ((detail: ShopCartChangedDetail) => void) | undefined;
  /** Somebody goes to pay; `false` keeps them here. */
  readonly onCheckout?: ((detail: ShopCartIdDetail) => boolean | undefined) | undefined;
  readonly onPaid?: ((detail: ShopCartIdDetail) => void) | undefined;
  readonly onError?: ((detail: ShopCartErrorDetail) => void) | undefined;
}
