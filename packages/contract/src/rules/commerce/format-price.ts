import { type Currency, currencyDecimals } from '../../values/currencies.ts';

/** 449 roubles as "449 ₽", 4.99 dollars as "$4.99": as many places as people write of the currency (rules K-089 to K-097). */
export function formatPrice(
  locale: string,
  { amount, currency }: { readonly amount: number; readonly currency: Currency },
): string {
  const places = currencyDecimals[currency];
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(amount);
}
