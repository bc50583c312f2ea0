import { type Minor, minor, part, sumOf } from '@logikit/contract';
import { readProfile } from '../../identity/accounts/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import { countryOf, goodsWords, selectCodes } from '../products/index.ts';
import { type DocumentKind, insertDocument, selectDocument, selectSeller, takeNumber } from './document.db.ts';
import { taxRateAt } from './taxes.ts';

interface At {
  readonly tx: Tx;
  readonly now: Date;
}

interface Issuing {
  readonly kind: DocumentKind;
  readonly payment: PaymentRow;
  /** What each line of the payment counts for. */
  readonly amounts: readonly Minor[];
  readonly fromBalance: Minor;
  readonly receipt: string | null;
}

/** For money that has come for goods. Called last in a transaction: its number is taken, and nobody else's waits long. */
export async function issueReceipt(at: At, payment: PaymentRow): Promise<void> {
  const { lines, fromBalance } = payment;
  const amounts = lines.map(({ amount }) => amount);
  await issue(at, { kind: 'receipt', payment, amounts, fromBalance: minor(fromBalance), receipt: null });
}

/** For money that goes back, by line. Called last in a transaction. */
export async function issueCreditNote(at: At, payment: PaymentRow, amounts: readonly Minor[]): Promise<void> {
  const receipt = await selectDocument(at.tx, { paymentId: payment.id, kind: 'receipt' });
  const number = receipt?.number ?? null;
  await issue(at, { kind: 'creditNote', payment, amounts, fromBalance: minor(0), receipt: number });
}

async function issue({ tx, now }: At, { kind, payment, amounts, fromBalance, receipt }: Issuing): Promise<void> {
  const amount = sumOf(amounts);
  if (amount === 0) return;
  const { id: paymentId, userId, locale, currency, lines, token: order } = payment;
  const say = goodsWords(locale);
  const [codes, profile, seller] = await Promise.all([selectCodes(tx), readProfile(tx, userId), selectSeller(tx)]);
  const rate = taxRateAt(countryOf({ ...profile, locale }), now);
  const facts = {
    seller,
    locale,
    currency,
    lines: lines
      .map(({ purchaseId }, at) => ({
        title: say(`goods.${codes.get(purchaseId) ?? ''}`),
        amount: amounts[at] ?? minor(0),
      }))
      .filter((line) => line.amount > 0),
    amount,
    fromBalance,
    // The price holds it.
    tax: rate === null ? null : { basisPoints: rate, amount: part(amount, [rate, 10_000 + rate], 1) },
    order,
    receipt,
  };
  const year = now.getUTCFullYear();
  const number = `${kind === 'receipt' ? 'R' : 'C'}-${year}-${String(await takeNumber(tx, { kind, year })).padStart(6, '0')}`;
  await insertDocument(tx, { kind, number, userId, paymentId, facts, issuedAt: now });
}
