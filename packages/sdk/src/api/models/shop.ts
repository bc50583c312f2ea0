// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { PageInfo } from './paged.ts';

export interface AddPurchase {
  readonly purchaseId: number;
  readonly requestSubscription?: boolean;
  readonly targetCards?: number[];
  readonly loadParams?: {
    readonly shopParts?: (
      | 'purchaseCategories'
      | 'discounts'
      | 'cart'
      | 'cardIdsNotAvailableForSubscription'
      | 'priceReductionBonusPercent'
      | 'lastPaidCart'
    )[];
    readonly purchaseParts?: ('text' | 'period' | 'trialDays' | 'includes')[];
    readonly categoryType?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
  };
  readonly additionalCardIds?: number[];
  readonly allowedOrderIds?: number[];
  readonly recalculateLogic?: boolean;
  readonly withTrial?: boolean;
  readonly presentInfo?: {
    readonly email: string;
    readonly message: string;
    /** UTC, 'YYYY-MM-DD HH:mm:ss' */
    readonly date: string;
  };
}

export interface BoughtGoods {
  readonly balance: number;
  readonly currency: 'BYN' | 'CAD' | 'EUR' | 'ILS' | 'KZT' | 'RUB' | 'UAH' | 'USD' | 'TRY';
  readonly logic: {
    readonly cardId: number;
    readonly endsAt: string | null;
  }[];
  readonly sheets: {
    readonly id: string;
    readonly title: string;
    readonly fileName: string;
    /** UTC, 'YYYY-MM-DD HH:mm:ss' */
    readonly boughtAt: string;
  }[];
  readonly subscriptions: {
    readonly id: number;
    readonly title: string;
    readonly cardId: number;
    readonly status: 'trialing' | 'active' | 'pastDue' | 'ended';
    readonly price: number;
    readonly currency: 'BYN' | 'CAD' | 'EUR' | 'ILS' | 'KZT' | 'RUB' | 'UAH' | 'USD' | 'TRY';
    readonly period: 'month' | 'year';
    /** UTC, 'YYYY-MM-DD HH:mm:ss' */
    readonly endsAt: string;
    readonly isCanceled: boolean;
    readonly method: string;
  }[];
  readonly services: {
    readonly id: number;
    readonly title: string;
    /** UTC, 'YYYY-MM-DD HH:mm:ss' */
    readonly boughtAt: string;
    readonly isDone: boolean;
  }[];
}

export interface Cart {
  readonly id: number;
  readonly cardId: number;
  readonly orders: CartOrder[];
  readonly price: number;
  readonly basePrice: number;
  readonly discount: number;
  readonly loyalty: number;
  readonly currency: 'BYN' | 'CAD' | 'EUR' | 'ILS' | 'KZT' | 'RUB' | 'UAH' | 'USD' | 'TRY';
  readonly status: 0 | 1 | 2 | 3;
  readonly expiry: string | null;
}

export interface CartOrder {
  readonly id: number;
  readonly purchaseId: number;
  readonly targetCardId: number | null;
  readonly price: number;
  readonly basePrice: number;
  readonly formerPrice: number | null;
  readonly discountId: number | null;
  readonly present: boolean;
  readonly isSubscriptionRequest: boolean;
  readonly withTrial: boolean;
}

export interface Contact {
  readonly name: string;
  readonly email: string | null;
  readonly locale: string;
}

export interface Discount {
  readonly id: number;
  readonly type: 0 | 1 | 2 | 3 | 4;
  readonly status: 0 | 1 | 2 | 3;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly start: string;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly finish: string;
  readonly weight: number;
  readonly withPopup: boolean;
  readonly popupTitle: string | null;
  readonly discountText: string | null;
  readonly substrateColor: string | null;
  readonly allowCards: number[];
  readonly discountedPrices: Record<string, number>;
  readonly formerPrices: Record<string, number>;
  readonly discountedLabels: Record<string, string>;
}

export interface DocumentPath {
  readonly token: string;
  readonly kind: 'receipt' | 'creditNote';
}

export interface OnlinePay {
  readonly type: 'assist' | 'erip' | 'logic' | 'yandex' | 'yandexv3' | 'avangate' | 'xsolla' | 'xsolla_sub';
  readonly paymentForCart: boolean;
  readonly price?: number;
  readonly ERIP?: string;
  readonly surname?: string;
  readonly firstName?: string;
  readonly email?: string;
  readonly withTrial?: boolean;
  readonly forcedPurchase?: number;
  readonly consent?: boolean;
}

export interface PayAnswer {
  readonly onLoaded?: string;
  readonly url?: string;
  readonly method?: 'GET' | 'POST';
  readonly params: Record<string, string>;
}

export interface Payment {
  readonly price: number;
  readonly balance: number;
  readonly fromBalance: number;
  readonly toPay: number;
  readonly ERIP?: string;
  readonly surname: string | null;
  readonly firstName: string | null;
  readonly email: string | null;
  readonly okUrl: string;
  readonly failUrl: string;
  readonly defaultUrl: string;
  readonly type: 'assist' | 'erip' | 'logic' | 'yandex' | 'yandexv3' | 'avangate' | 'xsolla' | 'xsolla_sub' | null;
  readonly paymentType: string | null;
  readonly paymentForCart: boolean;
  readonly formUseNewWindow: boolean;
  readonly withTrial: boolean;
  readonly forcedPurchase: number | null;
  readonly supportedTypes: (
    'assist' | 'erip' | 'logic' | 'yandex' | 'yandexv3' | 'avangate' | 'xsolla' | 'xsolla_sub'
  )[];
  readonly minPaymentAmount: number;
  readonly renewals: {
    readonly purchaseLabel: string;
    readonly price: number;
    readonly period: 'month' | 'year';
    /** UTC, 'YYYY-MM-DD HH:mm:ss' */
    readonly nextAt: string;
  }[];
}

export interface PaymentPath {
  readonly token: string;
}

export interface PaymentState {
  readonly token: string;
  readonly status: 'started' | 'waiting' | 'paid' | 'kept' | 'failed' | 'canceled' | 'checked' | 'returned';
  readonly price: number;
  readonly fromBalance: number;
  readonly currency: 'BYN' | 'CAD' | 'EUR' | 'ILS' | 'KZT' | 'RUB' | 'UAH' | 'USD' | 'TRY';
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly startedAt: string;
  readonly documents: ('receipt' | 'creditNote')[];
  readonly goods: string[];
}

export interface Payments {
  readonly meta: PageInfo;
  readonly links: {
    readonly next: string | null;
  };
  readonly data: PaymentState[];
}

export interface Purchase {
  readonly id: number;
  readonly price: number;
  readonly type:
    | 'undefined'
    | 'quiz'
    | 'game'
    | 'quiz_tag'
    | 'merge'
    | 'service'
    | 'certificate'
    | 'electronic certificate'
    | 'olympiad'
    | 'material'
    | 'souvenir'
    | 'collection card'
    | 'quizzes collection'
    | 'energy'
    | 'online lessons'
    | 'problems';
  readonly purchaseLabel: string;
  readonly text?: string;
  readonly period?: 'month' | 'year' | null;
  readonly trialDays?: number;
  readonly includes?: number[];
}

export interface RemoveOrder {
  readonly orderId: number;
  readonly loadParams?: {
    readonly shopParts?: (
      | 'purchaseCategories'
      | 'discounts'
      | 'cart'
      | 'cardIdsNotAvailableForSubscription'
      | 'priceReductionBonusPercent'
      | 'lastPaidCart'
    )[];
    readonly purchaseParts?: ('text' | 'period' | 'trialDays' | 'includes')[];
    readonly categoryType?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
  };
  readonly additionalCardIds?: number[];
}

export interface ServiceOrder {
  readonly id: number;
  readonly title: string;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly boughtAt: string;
  readonly isDone: boolean;
  readonly buyer: Contact | null;
  readonly isForAnother: boolean;
}

export interface ServiceOrders {
  readonly meta: PageInfo;
  readonly links: {
    readonly next: string | null;
  };
  readonly data: ServiceOrder[];
}

export interface ServiceOrdersQuery {
  readonly page?: number;
  readonly perPage?: number;
  readonly paginate?: number;
  readonly isDone: boolean;
}

export interface SheetsPath {
  readonly id: string;
}

export interface Shop {
  readonly currency: 'BYN' | 'CAD' | 'EUR' | 'ILS' | 'KZT' | 'RUB' | 'UAH' | 'USD' | 'TRY';
  readonly purchaseCategories?: {
    readonly id: number;
    readonly type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
    readonly title: string;
    readonly purchases: Purchase[];
  }[];
  readonly discounts?: Discount[];
  readonly cart?: Cart | null;
  readonly cardIdsNotAvailableForSubscription?: number[];
  readonly priceReductionBonusPercent?: number;
  readonly lastPaidCart?: number | null;
}

export interface ShopQuery {
  /** Comma separated: purchaseCategories, discounts, cart, cardIdsNotAvailableForSubscription, priceReductionBonusPercent, lastPaidCart. Left out: all of them */
  readonly shopParts?: string;
  /** Comma separated: text, period, trialDays, includes. Left out: none of them */
  readonly purchaseParts?: string;
  readonly categoryType?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
  /** Own cards, comma separated */
  readonly additionalCardIds?: string;
  readonly platform?: 'web';
}

export interface SourceQuery {
  /** Source tags */
  readonly source?: string;
}

export interface WaitPayment {
  readonly loadParams?: {
    readonly shopParts?: (
      | 'purchaseCategories'
      | 'discounts'
      | 'cart'
      | 'cardIdsNotAvailableForSubscription'
      | 'priceReductionBonusPercent'
      | 'lastPaidCart'
    )[];
    readonly purchaseParts?: ('text' | 'period' | 'trialDays' | 'includes')[];
    readonly categoryType?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
  };
  readonly currency: 'BYN' | 'CAD' | 'EUR' | 'ILS' | 'KZT' | 'RUB' | 'UAH' | 'USD' | 'TRY';
}

export interface Withdrawal {
  readonly order: string;
  readonly goods: string[];
  readonly price: number;
  readonly refund: number;
  readonly currency: 'BYN' | 'CAD' | 'EUR' | 'ILS' | 'KZT' | 'RUB' | 'UAH' | 'USD' | 'TRY';
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly paidAt: string;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly until: string;
}

export interface WithdrawalKey {
  readonly order: string;
  readonly email: string;
}

export interface Withdrawn {
  readonly refund: number;
  readonly currency: 'BYN' | 'CAD' | 'EUR' | 'ILS' | 'KZT' | 'RUB' | 'UAH' | 'USD' | 'TRY';
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly at: string;
}

/** The shapes above by name. */
export interface ShopModels {
  readonly AddPurchase: AddPurchase;
  readonly BoughtGoods: BoughtGoods;
  readonly Cart: Cart;
  readonly CartOrder: CartOrder;
  readonly Contact: Contact;
  readonly Discount: Discount;
  readonly DocumentPath: DocumentPath;
  readonly OnlinePay: OnlinePay;
  readonly PayAnswer: PayAnswer;
  readonly Payment: Payment;
  readonly PaymentPath: PaymentPath;
  readonly PaymentState: PaymentState;
  readonly Payments: Payments;
  readonly Purchase: Purchase;
  readonly RemoveOrder: RemoveOrder;
  readonly ServiceOrder: ServiceOrder;
  readonly ServiceOrders: ServiceOrders;
  readonly ServiceOrdersQuery: ServiceOrdersQuery;
  readonly SheetsPath: SheetsPath;
  readonly Shop: Shop;
  readonly ShopQuery: ShopQuery;
  readonly SourceQuery: SourceQuery;
  readonly WaitPayment: WaitPayment;
  readonly Withdrawal: Withdrawal;
  readonly WithdrawalKey: WithdrawalKey;
  readonly Withdrawn: Withdrawn;
}
