import type { shopCategories } from '@logikit/contract';
import type { WidgetDescriptor } from '../descriptors/descriptor.ts';
import { themes } from '../theme/use-theme.ts';

/** What goods can be listed by, as the attribute names them. */
export const shopCategoryNames = [
  'logic',
  'tests',
  'games',
  'certificates',
  'olympiads',
  'teacherMaterials',
  'collections',
  'testsCollections',
  'energy',
  'onlineLessons',
  'services',
  'problems',
] as const satisfies readonly (keyof typeof shopCategories)[];
export type ShopCategoryName = (typeof shopCategoryNames)[number];

/** The cart in one description; attributes, element types, React props and the reference come from here. */
export const shopCartDescriptor = {
  tag: 'logikit-shop-cart',
  summary:
    'The cart of a grown-up who signs in on the page, and goods to put into it. It is paid on our own page; in a frame it shows nothing.',
  isFramed: false,
  props: {
    category: {
      type: shopCategoryNames,
      attribute: 'category',
      summary: 'Goods of this category can be put into the cart.',
    },
    purchases: {
      type: 'string',
      attribute: 'purchases',
      summary: 'Ids of the goods that can be put into the cart, by commas; category is left alone then.',
    },
    compact: {
      type: 'boolean',
      attribute: 'compact',
      summary: 'Only a button that says how much is in the cart, and opens it.',
    },
    lang: {
      type: 'string',
      attribute: 'lang',
      summary: 'Locale of the words; default: the nearest lang, the browser’s, then ru.',
    },
    theme: { type: themes, attribute: 'theme', summary: 'Which theme to wear; auto is what the device prefers.' },
  },
  events: {
    ready: {
      event: 'logikit-ready',
      detail: { withPrices: 'boolean', orders: 'integer' },
      summary: 'It is drawn; without prices until a grown-up has signed in, then once more.',
    },
    changed: {
      event: 'logikit-changed',
      detail: { orders: 'integer', price: 'number', currency: 'string' },
      summary: 'Something was put into the cart or taken out of it.',
    },
    checkout: {
      event: 'logikit-checkout',
      detail: { cartId: 'integer' },
      summary: 'Somebody goes to pay, in a new tab of ours; preventDefault() keeps them here.',
    },
    paid: {
      event: 'logikit-paid',
      detail: { cartId: 'integer' },
      summary: 'The cart that was shown is paid.',
    },
    error: {
      event: 'logikit-error',
      detail: { code: 'string', message: 'string' },
      summary: 'Something failed; the element shows what to do. parentZoneClosed: no grown-up is signed in.',
    },
  },
  methods: {
    reload: 'Asks for the cart again.',
    open: 'Opens a compact cart.',
    close: 'Closes a compact cart.',
  },
  parts: ['cart', 'goods', 'line', 'price', 'former-price', 'total', 'pay'],
} as const satisfies WidgetDescriptor;

/** Detail of `ready`. */
export interface ShopCartReadyDetail {
  /** A grown-up has signed in and sees them. */
  readonly withPrices: boolean;
  readonly orders: number;
}

/** Detail of `changed`: the price is in units of the currency, 4.99. */
export interface ShopCartChangedDetail {
  readonly orders: number;
  readonly price: number;
  readonly currency: string;
}

/** Detail of `checkout` and `paid`. */
export interface ShopCartIdDetail {
  readonly cartId: number;
}

/** Detail of `error`: `code` for machines, `message` for developers. */
export interface ShopCartErrorDetail {
  readonly code: string;
  readonly message: string;
}

/** What the cart tells its surroundings. */
export interface ShopCartEvents {
  readonly ready: ShopCartReadyDetail;
  readonly changed: ShopCartChangedDetail;
  readonly checkout: ShopCartIdDetail;
  readonly paid: ShopCartIdDetail;
  readonly error: ShopCartErrorDetail;
}

/** Methods of the element and of the React component's ref. */
export interface ShopCartHandle {
  reload(): void;
  open(): void;
  close(): void;
}
