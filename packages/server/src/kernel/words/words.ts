import { readFileSync } from 'node:fs';
import { localeCodes } from '@logikit/contract/model';
import i18next from 'i18next';

/** Says a sentence; null where there is no such sentence. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string | null;

/** The words of one area: the same files as those of the screens, so one translator sees both. */
export function openWords(area: string): (locale: string) => Say {
  const words = i18next.createInstance();
  void words.init({
    initAsync: false,
    fallbackLng: 'ru',
    ns: [area],
    defaultNS: area,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: Object.fromEntries(localeCodes.map((locale) => [locale, { [area]: read(locale, area) }])),
  });
  return (locale) => {
    const say = words.getFixedT(locale);
    return (key, values = {}) => (words.exists(key, { ...values, lng: locale }) ? say(key, values) : null);
  };
}

function read(locale: string, area: string): Record<string, string> {
  const file = new URL(`../../../../../locales/${locale}/${area}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>; // the locale check holds the files to this
}
