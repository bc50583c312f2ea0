import type { PaymentFacts } from './gateway.ts';

/** `unknown`: what has come does not fit, and a person looks at it. */
export type PaymentStatus = PaymentFacts['status'] | 'unknown';

/** What is told later counts only where it ranks higher (rule D-211): success after failure wins, the other way round not. */
const ranks: Readonly<Record<PaymentStatus, number>> = {
  started: 0,
  processing: 2,
  failed: 3,
  canceled: 3,
  unknown: 4,
  succeeded: 5,
};

export const outranks = (next: PaymentStatus, now: PaymentStatus): boolean => ranks[next] > ranks[now];

/** Nothing more is heard of it, unless a bank is late. */
export const isOpen = (status: PaymentStatus): boolean => ranks[status] < ranks.failed;
