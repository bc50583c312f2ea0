import type { Tx } from '../../kernel/database/index.ts';
import { queueEmail } from '../../kernel/email/index.ts';
import { goodsWords, selectCodes } from '../products/index.ts';
import type { PaymentRow } from './payment.db.ts';

interface At {
  readonly tx: Tx;
  readonly now: Date;
}

/** Tells the payer that their money has come, and what for; `kept`: that it is on their balance. */
export async function queuePaymentLetter(at: At, payment: PaymentRow, template: 'paid' | 'kept'): Promise<void> {
  const { amount, fromBalance, currency } = payment;
  const came = template === 'paid' ? amount : amount - fromBalance;
  await queue(at, payment, { template, amount: came, currency });
}

/** Tells the payer that money of theirs, for which there was no other way, lies on their balance now. */
export const queueCreditLetter = (
  at: At,
  payment: PaymentRow,
  credit: { readonly amount: number; readonly currency: string },
): Promise<void> => queue(at, payment, { template: 'credited', ...credit });

/** Tells the payer that their bank has given the money back to them, and whether what was bought went with it. */
export const queueDisputeLetter = (
  at: At,
  payment: PaymentRow,
  { amount, isWhole }: { readonly amount: number; readonly isWhole: boolean },
): Promise<void> =>
  queue(at, payment, { template: isWhole ? 'disputeLost' : 'disputePart', amount, currency: payment.currency });

interface Told {
  readonly template: string;
  readonly amount: number;
  readonly currency: string;
}

async function queue(
  { tx, now }: At,
  { userId, email, locale, lines, token }: PaymentRow,
  { template, amount, currency }: Told,
): Promise<void> {
  if (email === null || amount === 0) return;
  const say = goodsWords(locale);
  const codes = await selectCodes(tx);
  const values = {
    price: new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100),
    goods: lines.map(({ purchaseId }) => say(`goods.${codes.get(purchaseId) ?? ''}`)).join(', '),
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(now),
    token,
  };
  await queueEmail(tx, { now: () => now }, { userId, to: email, template, locale, values });
}
