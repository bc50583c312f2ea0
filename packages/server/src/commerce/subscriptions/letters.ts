import { readAccount } from '../../identity/accounts/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { queueEmail } from '../../kernel/email/index.ts';
import { goodsWords, selectCodes } from '../products/index.ts';
import type { SubscriptionRow } from './subscription.db.ts';

export type SubscriptionLetter =
  'trialBegun' | 'subscriptionBegun' | 'renewalSoon' | 'chargeFailed' | 'subscriptionCanceled' | 'subscriptionEnded';

/** Says what is paid when, by which card, and how it ends. */
export async function queueSubscriptionLetter(
  { tx, now }: { readonly tx: Tx; readonly now: Date },
  { userId, email, locale, currency, amount, purchaseId, endsAt, methodLabel }: SubscriptionRow,
  template: SubscriptionLetter,
): Promise<void> {
  const to = (await readAccount(tx, userId)).email ?? email;
  const values = {
    title: goodsWords(locale)(`goods.${(await selectCodes(tx)).get(purchaseId) ?? ''}`),
    price: new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100),
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(endsAt),
    method: methodLabel,
  };
  await queueEmail(tx, { now: () => now }, { userId, to, template, locale, values });
}
