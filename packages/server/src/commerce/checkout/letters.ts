import { queueEmail } from '../../kernel/email/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import { goodsWords, selectCodes } from '../products/index.ts';
import type { Settling } from './settling.ts';

/** Tells the payer that their money has come, and what for; `kept`: that it is on their balance. */
export async function queuePaymentLetter(
  settling: Pick<Settling, 'tx' | 'now'>,
  payment: PaymentRow,
  template: 'paid' | 'kept',
): Promise<void> {
  const { amount, fromBalance, currency } = payment;
  const came = template === 'paid' ? amount : amount - fromBalance;
  await queue(settling, payment, { template, amount: came, currency });
}

/** Tells the payer that money of theirs, for which there was no other way, lies on their balance now. */
export const queueCreditLetter = (
  settling: Pick<Settling, 'tx' | 'now'>,
  payment: PaymentRow,
  credit: { readonly amount: number; readonly currency: string },
): Promise<void> => queue(settling, payment, { template: 'credited', ...credit });

interface Told {
  readonly template: string;
  readonly amount: number;
  readonly currency: string;
}

async function queue(
  { tx, now }: Pick<Settling, 'tx' | 'now'>,
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
