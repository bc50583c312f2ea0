import { type Currency, fromWirePrice, type Minor, minor, type Model } from '@logikit/contract';

export type BillingType = Model<'OnlinePay'>['type'];

/** Below these a payment costs more than it brings (rule D-146), in the currency's own units. */
const least: Readonly<Record<Currency, number>> = {
  BYN: 1,
  CAD: 1,
  EUR: 1,
  ILS: 5,
  KZT: 300,
  RUB: 50,
  UAH: 30,
  USD: 1,
  TRY: 20,
};

export const leastOf = (currency: Currency): Minor => fromWirePrice(least[currency]);

/** Who takes which currency for something that is bought once (rule D-145). */
const ways: Partial<Readonly<Record<Currency, readonly BillingType[]>>> = {
  BYN: ['assist', 'erip'],
  RUB: ['yandexv3'],
};
const elsewhere: readonly BillingType[] = ['xsolla', 'avangate'];

/** Who keeps a card for what renews itself. */
const renewing: Partial<Readonly<Record<Currency, readonly BillingType[]>>> = { BYN: ['assist'], RUB: ['yandexv3'] };
const renewingElsewhere: readonly BillingType[] = ['xsolla_sub'];

interface Payable {
  readonly amount: Minor;
  readonly currency: Currency;
  /** Something of it renews itself: a card is needed, whatever it costs now. */
  readonly isRenewing: boolean;
}

/**
 * How an amount can be paid, through this adapter (null: nobody takes money here). `logic`: the balance has it all, or
 * there is nothing to pay. None: it is too small. Stripe has one page for all cards: there is nothing to choose from.
 */
export function payWaysOf({ amount, currency, isRenewing }: Payable, adapter: string | null): readonly BillingType[] {
  if (amount === minor(0) && !isRenewing) return ['logic'];
  if (adapter === null) return [];
  if (isRenewing) return renewing[currency] ?? renewingElsewhere;
  if (amount < leastOf(currency)) return [];
  const known = ways[currency] ?? elsewhere;
  return adapter === 'stripe' ? known.slice(0, 1) : known;
}

type Carrying = 'widget' | 'redirect' | 'form';

/**
 * How a payment goes on (rule C-114): in a window on our page, at an address, or as a form that is sent there. Stripe has
 * one page for all ways, and no form of ours may lead to it.
 */
export const carriedOutBy = (type: BillingType, adapter: string | null): Carrying =>
  adapter === 'stripe' ? 'redirect' : carriedOut[type];

const carriedOut: Readonly<Record<BillingType, Carrying>> = {
  assist: 'form',
  erip: 'redirect',
  logic: 'redirect',
  yandex: 'widget',
  yandexv3: 'widget',
  avangate: 'redirect',
  xsolla: 'redirect',
  xsolla_sub: 'redirect',
};
