// Printed from the contract by `pnpm api`; the compiler holds the two together.

export interface GuestOffers {
  readonly currency: 'BYN' | 'CAD' | 'EUR' | 'ILS' | 'KZT' | 'RUB' | 'UAH' | 'USD' | 'TRY';
  readonly offers: {
    readonly purchaseId: number;
    readonly purchaseLabel: string;
    readonly price: number;
  }[];
}

export interface GuestPayment {
  readonly token: string;
  readonly status: 'started' | 'waiting' | 'paid' | 'kept' | 'failed' | 'canceled' | 'checked' | 'returned';
  readonly price: number;
  readonly currency: 'BYN' | 'CAD' | 'EUR' | 'ILS' | 'KZT' | 'RUB' | 'UAH' | 'USD' | 'TRY';
  readonly goods: string[];
  readonly email: string | null;
  readonly code: string | null;
}

export interface GuestPurchase {
  readonly purchaseId: number;
  readonly price: number;
  readonly email: string;
  readonly birthYear: number;
}

export interface GuestSession {
  readonly token: string;
  readonly url: string;
}

/** The shapes above by name. */
export interface GuestPurchaseModels {
  readonly GuestOffers: GuestOffers;
  readonly GuestPayment: GuestPayment;
  readonly GuestPurchase: GuestPurchase;
  readonly GuestSession: GuestSession;
}
