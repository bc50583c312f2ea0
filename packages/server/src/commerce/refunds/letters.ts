import type { Minor } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';
import { queueEmail } from '../../kernel/email/index.ts';
import type { PaymentRow } from '../payments/index.ts';

/** The acknowledgement of a withdrawal, with day and time, on something that lasts. */
export async function queueWithdrawalLetter(
  { tx, now }: { readonly tx: Tx; readonly now: Date },
  payment: PaymentRow,
  amount: Minor,
): Promise<void> {
  const { userId, email, locale, currency } = payment;
  if (email === null) return;
  const values = {
    order: payment.token,
    price: new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100),
    time: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(now),
  };
  await queueEmail(tx, { now: () => now }, { userId, to: email, template: 'withdrawn', locale, values });
}
