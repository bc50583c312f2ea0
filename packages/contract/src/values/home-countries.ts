import type { LocaleCode } from '../model/basics.ts';

/** Where most readers of a language are (ISO 3166), for whoever has not said a country. */
export const homeCountries: Readonly<Record<LocaleCode, string>> = {
  ru: 'RU',
  en: 'US',
  uk: 'UA',
  cs: 'CZ',
  de: 'DE',
  pl: 'PL',
  tr: 'TR',
  'pt-br': 'BR',
  'es-mx': 'MX',
};
