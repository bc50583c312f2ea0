import { sitePath } from '../../kernel/words/index.ts';
import type { PaymentRow } from '../payments/index.ts';

/** Begins a payment at its gateway, and leads there. */
export const goPath = (token: string): string => `/service/billing/go/${token}`;

/** Where payers come back to, as the specification writes it (rule D-004): without a language. */
export const returnPath = (isDone: boolean): string => `/2.0/cabinet/cart/${isDone ? 'success' : 'error'}`;

/** Where the payer of this payment comes back to, in the language that they paid in. */
export function returnPathOf(
  isDone: boolean,
  { token, locale, isGuest }: Pick<PaymentRow, 'token' | 'locale' | 'isGuest'>,
): string {
  const page = isGuest ? `stripe/${isDone ? 'success' : 'init'}` : `cabinet/cart/${isDone ? 'success' : 'error'}`;
  return `${sitePath(locale, page)}?payment=${token}`;
}
