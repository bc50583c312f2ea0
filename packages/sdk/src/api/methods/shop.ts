// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type { IdBody } from '../models/id.ts';
import type { MtsSubscriptions } from '../models/person.ts';
import type { MtsTokenBody } from '../models/promo.ts';
import type {
  AddPurchase,
  OnlinePay,
  PayAnswer,
  Payment,
  RemoveOrder,
  Shop,
  ShopQuery,
  SourceQuery,
  WaitPayment,
} from '../models/shop.ts';
import type { StatusOk } from '../models/status.ts';
export interface ShopApi {
  /** Puts a purchase into the cart. Refuses with `notAvailable`, `parentZoneClosed`, `notFound`, `limitReached`, `invalidTransition`. */
  addPurchase(input: { readonly body: AddPurchase }, options?: CallOptions): Promise<Shop>;
  /** Binds the subscription that the partner’s token names to the caller; it waits for the payment. Refuses with `unauthorized`, `alreadyTaken`. */
  attachMtsSubscription(input: { readonly body: MtsTokenBody }, options?: CallOptions): Promise<MtsSubscriptions>;
  /** Detaches an MTS subscription. */
  detachMtsSubscription(input: { readonly body: IdBody }, options?: CallOptions): Promise<StatusOk>;
  /** What the payment form starts with. */
  getPayDefaults(input?: Record<string, never>, options?: CallOptions): Promise<Payment>;
  /** MTS subscriptions with their status. */
  listMtsSubscriptions(input?: Record<string, never>, options?: CallOptions): Promise<MtsSubscriptions>;
  /** The asked parts of the shop, for the grown-up who buys. Refuses with `parentZoneClosed`, `notFound`. */
  loadShop(input?: { readonly query?: ShopQuery }, options?: CallOptions): Promise<Shop>;
  /** A widget, a redirect or a form to pay with. Refuses with `belowMinimum`, `invalidTransition`. */
  payOnline(input: { readonly body: OnlinePay }, options?: CallOptions): Promise<PayAnswer>;
  /** Remembers where the buyer came from; the first one wins. Refuses with `parentZoneClosed`. */
  registerSource(input?: { readonly query?: SourceQuery }, options?: CallOptions): Promise<StatusOk>;
  /** Takes an order out of the cart. Refuses with `parentZoneClosed`, `notFound`, `invalidTransition`. */
  removeOrder(input: { readonly body: RemoveOrder }, options?: CallOptions): Promise<Shop>;
  /** Closes the cart for payment; a free cart is paid at once. Refuses with `invalidTransition`. */
  waitPayment(input: { readonly body: WaitPayment }, options?: CallOptions): Promise<Shop>;
}
