// Printed from the contract by `pnpm api`; the compiler holds the two together.

import type { PageInfo } from './paged.ts';
import type { Contact } from './shop.ts';

export interface Finding {
  readonly id: number;
  readonly kind: 'amount' | 'refund' | 'dispute';
  readonly order: string;
  readonly adapter: string | null;
  readonly reference: string | null;
  /** UTC, 'YYYY-MM-DD HH:mm:ss' */
  readonly foundAt: string;
  readonly price: number;
  readonly currency: 'BYN' | 'CAD' | 'EUR' | 'ILS' | 'KZT' | 'RUB' | 'UAH' | 'USD' | 'TRY';
  readonly told: {
    readonly price: number;
    readonly currency: string;
  } | null;
  readonly dispute: {
    readonly status: 'inquiry' | 'open' | 'won' | 'lost';
    readonly dueAt: string | null;
  } | null;
  readonly payer: Contact | null;
  /** What can be done; none where somebody else has to */
  readonly moves: ('balance' | 'retry' | 'close')[];
  readonly move: 'balance' | 'retry' | 'close' | null;
}

export interface FindingMoveBody {
  readonly move: 'balance' | 'retry' | 'close';
}

export interface Findings {
  readonly meta: PageInfo;
  readonly links: {
    readonly next: string | null;
  };
  readonly data: Finding[];
}

export interface FindingsQuery {
  readonly page?: number;
  readonly perPage?: number;
  readonly paginate?: number;
  readonly isClosed: boolean;
}

/** The shapes above by name. */
export interface FindingsModels {
  readonly Finding: Finding;
  readonly FindingMoveBody: FindingMoveBody;
  readonly Findings: Findings;
  readonly FindingsQuery: FindingsQuery;
}
