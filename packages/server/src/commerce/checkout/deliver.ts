import { bookReturn } from '../books/index.ts';
import { selectPresent } from '../cart/index.ts';
import { giveGoods } from '../delivery/index.ts';
import { type PaymentLine, type PaymentRow, type SavedMethod, sourceOf } from '../payments/index.ts';
import { issueGift } from '../promo-codes/index.ts';
import { beginSubscription } from '../subscriptions/index.ts';
import type { Settling } from './settling.ts';

/** Gives everything that a payment was for, to whom it was for. */
export async function deliver(settling: Settling, payment: PaymentRow, method?: SavedMethod): Promise<void> {
  for (const line of payment.lines) {
    const sourceId = sourceOf(payment, line);
    if (line.renewal) await begin(settling, { payment, line, method, sourceId });
    else await give(settling, { payment, line, sourceId });
  }
}

interface Giving {
  readonly payment: PaymentRow;
  readonly line: PaymentLine;
  readonly sourceId: string;
}

/** To the card that it is for; a present becomes a code, which goes to whom it is for. */
async function give(settling: Settling, { payment, line, sourceId }: Giving): Promise<void> {
  const { userId: buyerId, locale } = payment;
  const { orderId, purchaseId, targetUserId } = line;
  const guestToken = payment.isGuest ? payment.token : null;
  const present = line.isPresent ? await selectPresent(settling.tx, orderId) : null;
  if (present) await issueGift(settling, { giverId: buyerId, locale, purchaseId, present, sourceId, guestToken });
  else await giveGoods(settling, { purchaseId, targetUserId, buyerId, source: 'payment', sourceId });
}

interface Beginning extends Giving {
  readonly method: SavedMethod | undefined;
}

/** What renews itself begins; where another one runs already, its money is the payer's balance. */
async function begin(settling: Settling, { payment, line, method, sourceId }: Beginning): Promise<void> {
  const { tx, now } = settling;
  const hasBegun = method !== undefined && (await beginSubscription(settling, { payment, line, method, sourceId }));
  if (hasBegun) return;
  const { id: paymentId, userId, currency } = payment;
  await bookReturn({ tx, userId, paymentId, currency, at: now }, line);
}
