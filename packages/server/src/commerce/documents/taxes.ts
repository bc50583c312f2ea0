/** Value added tax on what is sold to people, in basis points: each rate from its day on (rule D-205). */
const rates: readonly (readonly [countries: string, from: string, basisPoints: number])[] = [
  ['LU', '2024-01-01', 1700],
  ['MT', '2004-05-01', 1800],
  ['CY DE', '2021-01-01', 1900],
  ['RO', '2017-01-01', 1900],
  ['RO', '2025-08-01', 2100],
  ['AT BG FR', '2021-01-01', 2000],
  ['GB', '2011-01-04', 2000],
  ['BE CZ ES LT LV NL', '2021-01-01', 2100],
  ['IT SI', '2021-01-01', 2200],
  ['EE', '2024-01-01', 2200],
  ['EE', '2025-07-01', 2400],
  ['IE PL PT', '2021-01-01', 2300],
  ['SK', '2025-01-01', 2300],
  ['GR', '2016-06-01', 2400],
  ['DK HR SE', '2013-07-01', 2500],
  ['NO', '2005-01-01', 2500],
  ['FI', '2024-09-01', 2550],
  ['HU', '2012-01-01', 2700],
  ['CH LI', '2024-01-01', 810],
  ['TR', '2023-07-10', 2000],
  ['UA', '1998-01-01', 2000],
  ['BY', '2010-01-01', 2000],
  ['RU', '2019-01-01', 2000],
  ['RU', '2026-01-01', 2200],
  ['KZ', '2009-01-01', 1200],
  ['KZ', '2026-01-01', 1600],
  ['IL', '2025-01-01', 1800],
];

/** Null: none is shown, because the seller owes none there. */
export function taxRateAt(country: string | null, at: Date): number | null {
  const day = at.toISOString().slice(0, 10);
  const known = rates.filter(
    ([countries, from]) => country !== null && countries.split(' ').includes(country) && from <= day,
  );
  return known.toSorted(([, one], [, other]) => one.localeCompare(other)).at(-1)?.[2] ?? null;
}
