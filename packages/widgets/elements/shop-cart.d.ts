// Printed by scripts/print-types.ts from the widgets' descriptors.

/** Detail of `logikit-ready`: It is drawn; without prices until a grown-up has signed in, then once more. */
export interface LogikitShopCartReadyDetail {
  readonly withPrices: boolean;
  readonly orders: number;
}

/** Detail of `logikit-changed`: Something was put into the cart or taken out of it. */
export interface LogikitShopCartChangedDetail {
  readonly orders: number;
  readonly price: number;
  readonly currency: string;
}

/** Detail of `logikit-checkout`: Somebody goes to pay, in a new tab of ours; preventDefault() keeps them here. */
export interface LogikitShopCartCheckoutDetail {
  readonly cartId: number;
}

/** Detail of `logikit-paid`: The cart that was shown is paid. */
export interface LogikitShopCartPaidDetail {
  readonly cartId: number;
}

/** Detail of `logikit-error`: Something failed; the element shows what to do. parentZoneClosed: no grown-up is signed in. */
export interface LogikitShopCartErrorDetail {
  readonly code: string;
  readonly message: string;
}

/** Events of `<logikit-shop-cart>`. */
export interface LogikitShopCartEventMap extends HTMLElementEventMap {
  /** It is drawn; without prices until a grown-up has signed in, then once more. */
  'logikit-ready': CustomEvent<LogikitShopCartReadyDetail>;
  /** Something was put into the cart or taken out of it. */
  'logikit-changed': CustomEvent<LogikitShopCartChangedDetail>;
  /** Somebody goes to pay, in a new tab of ours; preventDefault() keeps them here. */
  'logikit-checkout': CustomEvent<LogikitShopCartCheckoutDetail>;
  /** The cart that was shown is paid. */
  'logikit-paid': CustomEvent<LogikitShopCartPaidDetail>;
  /** Something failed; the element shows what to do. parentZoneClosed: no grown-up is signed in. */
  'logikit-error': CustomEvent<LogikitShopCartErrorDetail>;
}

/** The cart of a grown-up who signs in on the page, and goods to put into it. It is paid on our own page; in a frame it shows nothing. */
export interface LogikitShopCartElement extends HTMLElement {
  /** Goods of this category can be put into the cart. */
  get category():
    | 'logic'
    | 'tests'
    | 'games'
    | 'certificates'
    | 'olympiads'
    | 'teacherMaterials'
    | 'collections'
    | 'testsCollections'
    | 'energy'
    | 'onlineLessons'
    | 'services'
    | 'problems'
    | undefined;
  set category(
    value:
      | 'logic'
      | 'tests'
      | 'games'
      | 'certificates'
      | 'olympiads'
      | 'teacherMaterials'
      | 'collections'
      | 'testsCollections'
      | 'energy'
      | 'onlineLessons'
      | 'services'
      | 'problems'
      | null
      | undefined,
  );
  /** Ids of the goods that can be put into the cart, by commas; category is left alone then. */
  get purchases(): string | undefined;
  set purchases(value: string | null | undefined);
  /** Only a button that says how much is in the cart, and opens it. */
  get compact(): boolean;
  set compact(value: boolean | null | undefined);
  /** Which theme to wear; auto is what the device prefers. */
  get theme(): 'light' | 'laboratory' | 'auto' | undefined;
  set theme(value: 'light' | 'laboratory' | 'auto' | null | undefined);
  /** Asks for the cart again. */
  reload(): void;
  /** Opens a compact cart. */
  open(): void;
  /** Closes a compact cart. */
  close(): void;

  addEventListener<Name extends keyof LogikitShopCartEventMap>(
    type: Name,
    listener: (this: LogikitShopCartElement, event: LogikitShopCartEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;

  removeEventListener<Name extends keyof LogikitShopCartEventMap>(
    type: Name,
    listener: (this: LogikitShopCartElement, event: LogikitShopCartEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** Attributes of `<logikit-shop-cart>` in markup. */
export interface LogikitShopCartAttributes {
  /** Goods of this category can be put into the cart. */
  category?:
    | 'logic'
    | 'tests'
    | 'games'
    | 'certificates'
    | 'olympiads'
    | 'teacherMaterials'
    | 'collections'
    | 'testsCollections'
    | 'energy'
    | 'onlineLessons'
    | 'services'
    | 'problems'
    | undefined;
  /** Ids of the goods that can be put into the cart, by commas; category is left alone then. */
  purchases?: string | undefined;
  /** Only a button that says how much is in the cart, and opens it. */
  compact?: boolean | undefined;
  /** Locale of the words; default: the nearest lang, the browser’s, then ru. */
  lang?: string | undefined;
  /** Which theme to wear; auto is what the device prefers. */
  theme?: 'light' | 'laboratory' | 'auto' | undefined;
}

/** Listeners of `<logikit-shop-cart>` in markup of frameworks that hear any event by its name. */
export interface LogikitShopCartListeners {
  /** It is drawn; without prices until a grown-up has signed in, then once more. */
  'onlogikit-ready'?: ((event: CustomEvent<LogikitShopCartReadyDetail>) => void) | undefined;
  /** Something was put into the cart or taken out of it. */
  'onlogikit-changed'?: ((event: CustomEvent<LogikitShopCartChangedDetail>) => void) | undefined;
  /** Somebody goes to pay, in a new tab of ours; preventDefault() keeps them here. */
  'onlogikit-checkout'?: ((event: CustomEvent<LogikitShopCartCheckoutDetail>) => void) | undefined;
  /** The cart that was shown is paid. */
  'onlogikit-paid'?: ((event: CustomEvent<LogikitShopCartPaidDetail>) => void) | undefined;
  /** Something failed; the element shows what to do. parentZoneClosed: no grown-up is signed in. */
  'onlogikit-error'?: ((event: CustomEvent<LogikitShopCartErrorDetail>) => void) | undefined;
}

/** Names for `logikit-shop-cart::part(…)`. */
export type LogikitShopCartPart = 'cart' | 'goods' | 'line' | 'price' | 'former-price' | 'total' | 'pay';
