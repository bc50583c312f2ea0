import { type Currency, homeCountries } from '@logikit/contract';

export interface PriceList {
  readonly id: number;
  readonly currency: Currency;
  /** ISO 3166. None: it is for all that no other list names. */
  readonly countries: readonly string[];
}

const europe =
  'AD AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA';

export const priceLists: readonly PriceList[] = [
  { id: 1, currency: 'USD', countries: [] },
  { id: 2, currency: 'EUR', countries: europe.split(' ') },
  { id: 3, currency: 'RUB', countries: ['RU'] },
  { id: 4, currency: 'BYN', countries: ['BY'] },
  { id: 5, currency: 'KZT', countries: ['KZ'] },
  { id: 6, currency: 'UAH', countries: ['UA'] },
  { id: 7, currency: 'TRY', countries: ['TR'] },
  { id: 8, currency: 'ILS', countries: ['IL'] },
  { id: 9, currency: 'CAD', countries: ['CA'] },
];

interface Person {
  readonly countryCode: string | null;
  readonly locale: string;
}

/** By the country that they have said, else by their language, never by an address; null: nobody knows. */
export function countryOf({ countryCode, locale }: Person): string | null {
  return countryCode ?? Object.entries(homeCountries).find(([code]) => code === locale)?.[1] ?? null;
}

/** The list of a person (rule D-204). */
export function priceListOf(person: Person): PriceList {
  const country = countryOf(person) ?? '';
  const own = priceLists.find((list) => list.countries.includes(country));
  return own ?? (priceLists[0] as PriceList); // the first one is for all others
}
