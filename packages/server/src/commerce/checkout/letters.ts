import { queueEmail } from '../../kernel/email/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import { goodsWords, selectCodes } from '../products/index.ts';
import type { Settling } from './settling.ts';

/** Tells the payer that their money has come, and what for; `kept`: that it is on their balance. */
export async function queuePaymentLetter(
  { tx, now }: Pick<Settling, 'tx' | 'now'>,
  payment: PaymentRow,
  template: 'paid' | 'kept',
): Promise<void> {
  const { userId, email, locale, currency, amount, fromBalance, lines, token } = payment;
  const came = template === 'paid' ? amount : amount - fromBalance;
  if (email === null || came === 0) return;
  const say = goodsWords(locale);
  const codes = await selectCodes(tx);
  const values = {
    price: new Intl.NumberFormat(locale, { style: 'currency', currency }).format(came / 100),
    goods: lines.map(({ purchaseId }) => say(`goods.${codes.get(purchaseId) ?? ''}`)).join(', '),
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(now),
    token,
  };
  await queueEmail(tx, { now: () => now }, { userId, to: email, template, locale, values });
}
