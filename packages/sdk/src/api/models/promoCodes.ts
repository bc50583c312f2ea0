// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { PageInfo } from './paged.ts';

export type Gifts = {
  readonly code: string;
  readonly title: string;
  readonly email: string | null;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly sendAt: string;
  readonly status: 'waiting' | 'sent' | 'taken' | 'closed';
}[];

export interface NewPromoCode {
  readonly code: string;
  readonly purchaseId: number | null;
  readonly percent: number | null;
  readonly categoryType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | null;
  readonly uses: number | null;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly endsAt: string;
}

export interface PromoCode {
  readonly code: string;
  readonly cardId?: number;
}

export interface PromoCodePath {
  readonly code: string;
}

export interface PromoCodes {
  readonly meta: PageInfo;
  readonly links: {
    readonly next: string | null;
  };
  readonly data: {
    readonly code: string;
    readonly title: string;
    readonly taken: number;
    readonly usesLeft: number | null;
    /** UTC, 'YYYY-MM-DD HH:mm:ss' */
    readonly endsAt: string;
    readonly isOver: boolean;
  }[];
}

export interface PromoGift {
  readonly kind: 'discount' | 'purchase';
  readonly title: string;
  readonly endsAt: string | null;
}

/** The shapes above by name. */
export interface PromoCodesModels {
  readonly Gifts: Gifts;
  readonly NewPromoCode: NewPromoCode;
  readonly PromoCode: PromoCode;
  readonly PromoCodePath: PromoCodePath;
  readonly PromoCodes: PromoCodes;
  readonly PromoGift: PromoGift;
}
