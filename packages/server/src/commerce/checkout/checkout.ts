import { randomBytes } from 'node:crypto';
import {
  cartStatuses,
  differsFromBase,
  emailFaultOf,
  type Model,
  numbers,
  opensNewWindow,
  toWirePrice,
} from '@logikit/contract';
import { emailOf, readAccount, readProfile } from '../../identity/accounts/index.ts';
import { monthsLater, secondsLater, timestampOf } from '../../kernel/clock/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { Emit } from '../../kernel/pubsub/index.ts';
import { hold } from '../books/index.ts';
import { type Buyer, type LockedBuyer, waitForPayment } from '../cart/index.ts';
import {
  type BillingType,
  carriedOutBy,
  insertPayment,
  leastOf,
  type PaymentLine,
  type PaymentRow,
  payWaysOf,
  selectOpenPayments,
} from '../payments/index.ts';
import { goodsWords, selectCodes } from '../products/index.ts';
import { goPath, returnPath, returnPathOf } from './addresses.ts';
import { type Quote, requireQuote } from './quote.ts';
import { settle } from './settle.ts';

interface Checkout {
  readonly buyer: LockedBuyer;
  readonly emit: Emit;
  /** Who takes the money; null: nobody does here. */
  readonly adapter: string | null;
  /** Somebody pays without an account. */
  readonly isGuest?: boolean;
}

type Wish = Model<'OnlinePay'>;

/** How the money comes, and where its letters go. */
interface Way {
  readonly type: BillingType;
  /** Null: for what costs nothing. */
  readonly email: string | null;
}

const { waitHours, eripWaitHours } = numbers.shop;

/** Closes the cart for payment; one that costs nothing is paid (rule D-144). Refuses as `requireQuote` does. */
export async function waitPayment(checkout: Checkout, currency: string): Promise<void> {
  const { buyer } = checkout;
  const quote = await requireQuote(buyer);
  if (quote.currency !== currency) throw new ApiError('invalidFields', { fields: { currency: ['wrong'] } });
  await waitForPayment(buyer, quote.cart, waitHours);
  if (quote.amount === 0 && !quote.isRenewing) await payFromBalance(checkout, quote, null);
}

/** What the page of payment begins with. */
export async function readPayDefaults({
  buyer,
  adapter,
}: Pick<Checkout, 'adapter'> & { readonly buyer: Buyer }): Promise<Model<'Payment'>> {
  const { tx, userId } = buyer;
  const quote = await requireQuote(buyer);
  const [{ email }, { firstName, lastName }] = [await readAccount(tx, userId), await readProfile(tx, userId)];
  const supportedTypes = [...waysOf(quote, adapter)];
  const type = supportedTypes[0] ?? null;
  return {
    price: toWirePrice(quote.amount),
    balance: toWirePrice(quote.balance),
    fromBalance: toWirePrice(quote.fromBalance),
    toPay: toWirePrice(quote.toPay),
    surname: lastName,
    firstName,
    email,
    okUrl: returnPath(true),
    failUrl: returnPath(false),
    defaultUrl: returnPath(true),
    type,
    paymentType: null,
    paymentForCart: true,
    formUseNewWindow: type !== null && opensNewWindow(type),
    withTrial: false,
    forcedPurchase: null,
    supportedTypes,
    minPaymentAmount: toWirePrice(leastOf(quote.currency)),
    renewals: await renewalsOf(buyer, quote),
  };
}

/**
 * Begins a payment of the cart that waits for it, in the asked way. Asked again for the same it is the same payment.
 * Refuses with `quoteChanged` where the page has shown another price, with `belowMinimum`, `notAvailable`,
 * `invalidTransition`, and `invalidFields` where a consent or an address is missing.
 */
export async function payOnline(checkout: Checkout, wish: Wish): Promise<Model<'PayAnswer'>> {
  const { buyer, adapter } = checkout;
  const quote = await requireQuote(buyer);
  if (quote.cart.status !== cartStatuses.WAIT_PAYMENT) throw new ApiError('invalidTransition');
  const price = toWirePrice(quote.amount);
  if (differsFromBase(wish.price ?? price, price)) throw new ApiError('quoteChanged', { data: { price } });
  const ways = waysOf(quote, adapter);
  if (ways.length === 0 && adapter !== null)
    throw new ApiError('belowMinimum', { data: { least: toWirePrice(leastOf(quote.currency)) } });
  if (!ways.includes(wish.type) || !wish.paymentForCart) throw new ApiError('notAvailable');
  if (quote.isRenewing && wish.consent !== true)
    throw new ApiError('invalidFields', { fields: { consent: ['required'] } });
  const by = { type: wish.type, email: await payersEmail(buyer, wish) };
  if (by.type === 'logic') return answerOf(await payFromBalance(checkout, quote, by.email));
  return answerOf((await continueTry(checkout, quote, by)) ?? (await begin(checkout, quote, by)));
}

/** Where the letters of a payment go, by which it can be withdrawn from: the account's address, else one for this payment. */
async function payersEmail({ tx, userId }: Buyer, wish: Wish): Promise<string> {
  const email = (await readAccount(tx, userId)).email ?? emailOf(wish.email);
  if (emailFaultOf(email) === null) return email;
  const fault = email === '' ? 'enterEmailError' : 'invalidEmailError';
  throw new ApiError('invalidFields', { fields: { email: [fault] } });
}

const waysOf = (quote: Quote, adapter: string | null): readonly BillingType[] =>
  payWaysOf({ ...quote, amount: quote.toPay }, adapter);

/** What the payer agrees to: price, period and the next day of each. */
async function renewalsOf({ tx, locale, now }: Buyer, { lines }: Quote): Promise<Model<'Payment'>['renewals']> {
  const codes = await selectCodes(tx);
  const say = goodsWords(locale);
  return lines.flatMap(({ purchaseId, renewal }) =>
    renewal === undefined
      ? []
      : [
          {
            purchaseLabel: say(`goods.${codes.get(purchaseId) ?? ''}`),
            price: toWirePrice(renewal.amount),
            period: renewal.months === 12 ? ('year' as const) : ('month' as const),
            nextAt: timestampOf(
              renewal.trialDays > 0 ? secondsLater(now, renewal.trialDays * 86_400) : monthsLater(now, renewal.months),
            ),
          },
        ],
  );
}

const isSameBill = (lines: readonly PaymentLine[], others: readonly PaymentLine[]): boolean =>
  lines.length === others.length &&
  lines.every(({ orderId, amount }, at) => orderId === others[at]?.orderId && amount === others[at].amount);

/** The try of this cart that is under way, if it asks for the same; others are over. */
async function continueTry(
  { buyer: { tx, now }, emit }: Checkout,
  quote: Quote,
  { type, email }: Way,
): Promise<PaymentRow | null> {
  const isSame = (one: PaymentRow): boolean =>
    one.billingType === type &&
    one.email === email &&
    one.fromBalance === quote.fromBalance &&
    isSameBill(one.lines, quote.lines);
  const tries = await selectOpenPayments(tx, quote.cart.id);
  const same = tries.find(isSame) ?? null;
  for (const other of tries.filter((one) => one !== same)) await settle({ tx, emit, now }, other.token, 'canceled');
  return same;
}

async function begin(
  { buyer, adapter, isGuest = false }: Checkout,
  quote: Quote,
  { type, email }: Way,
): Promise<PaymentRow> {
  const { tx, userId, locale, now } = buyer;
  const { cart, amount, fromBalance, currency, lines } = quote;
  const payment = await insertPayment(tx, {
    userId,
    cartId: cart.id,
    token: randomBytes(16).toString('base64url'),
    billingType: type,
    adapter: type === 'logic' ? null : adapter,
    amount,
    fromBalance,
    currency,
    locale,
    email,
    lines,
    savesMethod: quote.isRenewing,
    isGuest,
    startedAt: now,
  });
  if (type === 'erip') await waitForPayment(buyer, cart, eripWaitHours);
  if (fromBalance > 0) await hold({ tx, userId, paymentId: payment.id, currency, at: now }, fromBalance);
  return payment;
}

/** Nobody is asked for money: the balance has it, or it costs nothing. */
async function payFromBalance(checkout: Checkout, quote: Quote, email: string | null): Promise<PaymentRow> {
  const { buyer, emit } = checkout;
  const by = { type: 'logic', email } as const;
  await continueTry(checkout, quote, by);
  const payment = await begin(checkout, quote, by);
  await settle({ tx: buyer.tx, emit, now: buyer.now }, payment.token, 'succeeded');
  return payment;
}

/** Where the browser goes on (rule C-114). */
function answerOf(payment: PaymentRow): Model<'PayAnswer'> {
  const { token, billingType, adapter } = payment;
  if (billingType === 'logic') return { url: returnPathOf(true, payment), method: 'GET', params: { token } };
  const url = goPath(token);
  // The name of a window that the page knows, never of a program.
  const carrying = carriedOutBy(billingType, adapter);
  if (carrying === 'widget') return { onLoaded: 'demoWidget', params: { token, url } };
  return { url, method: carrying === 'form' ? 'POST' : 'GET', params: { token } };
}
