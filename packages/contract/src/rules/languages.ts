import type { LocaleCode } from '../model/basics.ts';
import { nearestLanguage } from './nearest-language.ts';

export interface LanguageRow {
  readonly code: string;
  /** False: listed as coming, not selectable. */
  readonly isAvailable: boolean;
  /** Countries (ISO 3166) whose readers are offered this language first. */
  readonly countries: readonly string[];
}

/** The fallback of every choice (row K-023). */
export const defaultLocale: LocaleCode = 'ru';

/** All languages of the specification in its order, with the countries that each one serves. */
export const languages: readonly LanguageRow[] = [
  { code: 'ru', isAvailable: true, countries: ['RU', 'BY', 'KZ', 'KG', 'TJ', 'TM', 'UZ', 'AM', 'AZ', 'MD'] },
  {
    code: 'en',
    isAvailable: true,
    countries: ['US', 'GB', 'IE', 'CA', 'AU', 'NZ', 'ZA', 'IN', 'SG', 'PH', 'NG', 'KE'],
  },
  { code: 'uk', isAvailable: true, countries: ['UA'] },
  { code: 'cs', isAvailable: true, countries: ['CZ', 'SK'] },
  { code: 'de', isAvailable: true, countries: ['DE', 'AT', 'CH', 'LI', 'LU'] },
  { code: 'pl', isAvailable: true, countries: ['PL'] },
  { code: 'tr', isAvailable: true, countries: ['TR'] },
  { code: 'pt-br', isAvailable: true, countries: ['BR', 'PT', 'AO', 'MZ'] },
  {
    code: 'es-mx',
    isAvailable: true,
    countries: ['MX', 'ES', 'AR', 'CO', 'CL', 'PE', 'EC', 'UY', 'BO', 'PY', 'CR', 'GT'],
  },
  { code: 'zh-cn', isAvailable: false, countries: ['CN'] },
  { code: 'fr', isAvailable: false, countries: ['FR', 'BE', 'MC', 'SN', 'CI'] },
  { code: 'it', isAvailable: false, countries: ['IT', 'SM', 'VA'] },
  { code: 'ja', isAvailable: false, countries: ['JP'] },
];

/** The two lists of the specification that disagree about es-mx (rule D-001). */
export const localesWithoutSound: readonly LocaleCode[] = ['cs'];
export const localesWithSound: readonly LocaleCode[] = ['ru', 'uk', 'en', 'de', 'pl', 'tr', 'pt-br'];

/**
 * Whether voice-over is offered in a language: where both lists say so. es-mx gets it with its narration pack only,
 * so say whether the build has one.
 */
export function isSoundAvailable(code: string, hasMexicanPack = false): boolean {
  return (localesWithSound as readonly string[]).includes(code) || (code === 'es-mx' && hasMexicanPack);
}

/**
 * Languages with the best one for this browser first (rule D-191): the very code, then the same language, then a
 * language that serves the browser's country. The order is otherwise the specification's.
 */
export function languagesFor(browserLang: string): readonly LanguageRow[] {
  const [language = '', region = ''] = browserLang.toLowerCase().split(/[-_]/);
  const score = ({ code, countries }: LanguageRow): number => {
    if (code === `${language}-${region}` || code === language) return 3;
    if (code.split('-')[0] === language) return 2;
    return region !== '' && countries.includes(region.toUpperCase()) ? 1 : 0;
  };
  return languages.toSorted((a, b) => score(b) - score(a));
}

/** The language to begin with: the nearest one that is available, else one that serves the country, else the fallback. */
export function preferredLocale(browserLang: string): LocaleCode {
  const available = languagesFor(browserLang).filter(({ isAvailable }) => isAvailable);
  const codes = available.map(({ code }) => code as LocaleCode); // the available rows are the locale codes
  const region = browserLang.toUpperCase().split(/[-_]/)[1] ?? '';
  const serving = available.find(({ countries }) => countries.includes(region));
  return nearestLanguage([browserLang, serving?.code], codes) ?? defaultLocale;
}
