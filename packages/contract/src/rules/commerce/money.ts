import { type Currency, currencyDecimals } from '../../values/currencies.ts';

declare const unit: unique symbol;

/** A whole number of ISO 4217 minor units, cents or kopecks: 0 … 10⁹ (rule D-200). */
export type Minor = number & { readonly [unit]: 'minor' };

const MOST = 1_000_000_000;

/** Throws a RangeError where it is no amount. */
export function minor(units: number): Minor {
  if (!Number.isInteger(units) || units < 0 || units > MOST) throw new RangeError(`${units} is no amount of money`);
  return units as Minor; // just looked at
}

/** Minor units between two prices of a currency: 1 for EUR, 10 for BYN, 100 for RUB. */
export const priceStep = (currency: Currency): number => 10 ** (2 - currencyDecimals[currency]);

/** As `price` travels: 1234 kopecks are 12.34. */
export const toWirePrice = (amount: Minor): number => amount / 100;

/** The minor units of a price that has travelled. Throws a RangeError where it is no amount. */
export const fromWirePrice = (price: number): Minor => minor(Number(price.toFixed(2).replace('.', '')));

export const sumOf = (amounts: readonly Minor[]): Minor => minor(amounts.reduce((sum, one) => sum + one, 0));

/**
 * `num / den` of an amount, in whole units, half of a unit up (rule D-201). Percentages are basis points: 95 % is
 * part(amount, 9500, 10_000, step). Every product stays below 2⁵³ while num, den and the unit are 10 000 at most.
 */
export function part(amount: Minor, [num, den]: readonly [num: number, den: number], step: number): Minor {
  const [above, below] = [2 * amount * num + den * step, 2 * den * step];
  return minor(((above - (above % below)) / below) * step);
}

/** Rule V-020, in prices as they travel. */
export const isFree = (price: number): boolean => price < 0.001;

/** Rule V-021: whether the price before is worth showing. In ten-thousandths, so that what computers make of 0.001 is 0.001. */
export const differsFromBase = (price: number, base: number): boolean =>
  Math.round(Math.abs(price - base) * 10_000) > 10;
