/** What the shop takes. Each has hundredths; prices are written with fewer places where people do (rules K-089…K-097). */
export const currencies = ['BYN', 'CAD', 'EUR', 'ILS', 'KZT', 'RUB', 'UAH', 'USD', 'TRY'] as const;
export type Currency = (typeof currencies)[number];

/** Decimal places of a price. */
export const currencyDecimals: Readonly<Record<Currency, 0 | 1 | 2>> = {
  BYN: 1,
  CAD: 1,
  EUR: 2,
  ILS: 1,
  KZT: 0,
  RUB: 0,
  UAH: 0,
  USD: 2,
  TRY: 2,
};
