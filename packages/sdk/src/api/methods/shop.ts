// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { CallOptions } from '../../http/http.ts';
import type { FindingMoveBody, Findings, FindingsQuery } from '../models/findings.ts';
import type { GuestOffers, GuestPayment, GuestPurchase, GuestSession } from '../models/guestPurchase.ts';
import type { IdBody, IdPath } from '../models/id.ts';
import type { PageQuery } from '../models/paged.ts';
import type { MtsSubscriptions } from '../models/person.ts';
import type { MtsTokenBody } from '../models/promo.ts';
import type { Gifts, NewPromoCode, PromoCode, PromoCodePath, PromoCodes, PromoGift } from '../models/promoCodes.ts';
import type {
  AddPurchase,
  BoughtGoods,
  DocumentPath,
  OnlinePay,
  PayAnswer,
  Payment,
  PaymentPath,
  PaymentState,
  Payments,
  RemoveOrder,
  ServiceOrders,
  ServiceOrdersQuery,
  SheetsPath,
  Shop,
  ShopQuery,
  SourceQuery,
  WaitPayment,
  Withdrawal,
  WithdrawalKey,
  Withdrawn,
} from '../models/shop.ts';
import type { StatusOk } from '../models/status.ts';
export interface ShopApi {
  /** Puts a purchase into the cart. Refuses with `notAvailable`, `parentZoneClosed`, `notFound`, `limitReached`, `invalidTransition`, `invalidFields`. */
  addPurchase(input: { readonly body: AddPurchase }, options?: CallOptions): Promise<Shop>;
  /** Takes what a promo code gives: a discount, or a purchase; once for each person. Refuses with `parentZoneClosed`, `notFound`, `promoUnknown`, `promoUsed`, `promoExpired`, `tooManyRequests`. */
  applyPromoCode(input: { readonly body: PromoCode }, options?: CallOptions): Promise<PromoGift>;
  /** What a withdrawal from a payment would give back. Refuses with `notFound`, `notRefundable`, `tooManyRequests`. */
  askWithdrawal(input: { readonly body: WithdrawalKey }, options?: CallOptions): Promise<Withdrawal>;
  /** Binds the subscription that the partner’s token names to the caller; it waits for the payment. Refuses with `unauthorized`, `alreadyTaken`. */
  attachMtsSubscription(input: { readonly body: MtsTokenBody }, options?: CallOptions): Promise<MtsSubscriptions>;
  /** Ends a subscription with its period; asked again it stays ended. Refuses with `parentZoneClosed`, `notFound`. */
  cancelSubscription(input: { readonly params: IdPath }, options?: CallOptions): Promise<StatusOk>;
  /** Sees to one: the money lies on the balance, is asked to go back anew, or it was seen to elsewhere. Refuses with `notFound`, `notAvailable`, `parentZoneClosed`. */
  closeFinding(
    input: { readonly params: IdPath; readonly body: FindingMoveBody },
    options?: CallOptions,
  ): Promise<StatusOk>;
  /** Says that it is done. Refuses with `notFound`. */
  closeServiceOrder(input: { readonly params: IdPath }, options?: CallOptions): Promise<StatusOk>;
  /** Withdraws: what was bought is taken back, and the money goes back. Refuses with `notFound`, `notRefundable`, `tooManyRequests`. */
  confirmWithdrawal(input: { readonly body: WithdrawalKey }, options?: CallOptions): Promise<Withdrawn>;
  /** A new promo code, for a purchase or for so many percent of a category. Refuses with `invalidFields`. */
  createPromoCode(input: { readonly body: NewPromoCode }, options?: CallOptions): Promise<StatusOk>;
  /** Detaches an MTS subscription. */
  detachMtsSubscription(input: { readonly body: IdBody }, options?: CallOptions): Promise<StatusOk>;
  /** A promo code is good no more; a discount that was taken by it stays. Refuses with `notFound`. */
  endPromoCode(input: { readonly params: PromoCodePath }, options?: CallOptions): Promise<StatusOk>;
  /** What one has of what one has paid for. Refuses with `parentZoneClosed`. */
  getBought(input?: Record<string, never>, options?: CallOptions): Promise<BoughtGoods>;
  /** How such a payment stands, and its code, for whoever has its token. Refuses with `notFound`, `tooManyRequests`. */
  getGuestPayment(input: { readonly params: PaymentPath }, options?: CallOptions): Promise<GuestPayment>;
  /** What the payment form starts with. Refuses with `parentZoneClosed`, `notAvailable`, `invalidTransition`. */
  getPayDefaults(input?: Record<string, never>, options?: CallOptions): Promise<Payment>;
  /** How a payment stands, asked of whoever takes the money where that is not known yet. Refuses with `notFound`, `tooManyRequests`. */
  getPayment(input: { readonly params: PaymentPath }, options?: CallOptions): Promise<PaymentState>;
  /** Takes the end of a subscription back, while it lasts. Refuses with `parentZoneClosed`, `notFound`, `invalidTransition`. */
  keepSubscription(input: { readonly params: IdPath }, options?: CallOptions): Promise<StatusOk>;
  /** Payments that do not fit, and how they were seen to. Refuses with `parentZoneClosed`. */
  listFindings(input: { readonly query: FindingsQuery }, options?: CallOptions): Promise<Findings>;
  /** What one has paid for as a present, the newest first. Refuses with `parentZoneClosed`. */
  listGifts(input?: Record<string, never>, options?: CallOptions): Promise<Gifts>;
  /** What can be bought without an account. */
  listGuestOffers(input?: Record<string, never>, options?: CallOptions): Promise<GuestOffers>;
  /** MTS subscriptions with their status. */
  listMtsSubscriptions(input?: Record<string, never>, options?: CallOptions): Promise<MtsSubscriptions>;
  /** What one has paid, or tried to, the newest first. Refuses with `parentZoneClosed`. */
  listPayments(input?: { readonly query?: PageQuery }, options?: CallOptions): Promise<Payments>;
  /** Promo codes of ours, the newest first; presents are none of them. */
  listPromoCodes(input?: { readonly query?: PageQuery }, options?: CallOptions): Promise<PromoCodes>;
  /** What people have bought and one of us does, what has waited longest first. */
  listServiceOrders(input: { readonly query: ServiceOrdersQuery }, options?: CallOptions): Promise<ServiceOrders>;
  /** The asked parts of the shop, for the grown-up who buys. Refuses with `parentZoneClosed`, `notFound`. */
  loadShop(input?: { readonly query?: ShopQuery }, options?: CallOptions): Promise<Shop>;
  /** A widget, a redirect or a form to pay with. Refuses with `parentZoneClosed`, `notAvailable`, `quoteChanged`, `belowMinimum`, `invalidTransition`, `invalidFields`. */
  payOnline(input: { readonly body: OnlinePay }, options?: CallOptions): Promise<PayAnswer>;
  /** A receipt or a credit note of a payment, as a file: the same bytes whenever it is asked for. Refuses with `parentZoneClosed`, `notFound`, `tooManyRequests`. */
  printDocument(input: { readonly params: DocumentPath }, options?: CallOptions): Promise<ArrayBuffer>;
  /** Sheets that one has bought, as a file, the answers on pages of their own. Refuses with `parentZoneClosed`, `notFound`, `tooManyRequests`. */
  printSheets(input: { readonly params: SheetsPath }, options?: CallOptions): Promise<ArrayBuffer>;
  /** Remembers where the buyer came from; the first one wins. Refuses with `parentZoneClosed`. */
  registerSource(input?: { readonly query?: SourceQuery }, options?: CallOptions): Promise<StatusOk>;
  /** Takes an order out of the cart. Refuses with `parentZoneClosed`, `notFound`, `invalidTransition`. */
  removeOrder(input: { readonly body: RemoveOrder }, options?: CallOptions): Promise<Shop>;
  /** Begins a payment of somebody without an account; what is bought comes as a code. Refuses with `invalidFields`, `notAvailable`, `quoteChanged`, `tooManyRequests`. */
  startGuestPayment(input: { readonly body: GuestPurchase }, options?: CallOptions): Promise<GuestSession>;
  /** Closes the cart for payment; a free cart is paid at once. Refuses with `parentZoneClosed`, `notAvailable`, `invalidTransition`, `invalidFields`. */
  waitPayment(input: { readonly body: WaitPayment }, options?: CallOptions): Promise<Shop>;
}
