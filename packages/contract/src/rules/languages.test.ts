import { describe, expect, it } from 'vitest';
import { localeCodes } from '../model/basics.ts';
import {
  isSoundAvailable,
  languages,
  languagesFor,
  localesWithoutSound,
  localesWithSound,
  preferredLocale,
} from './languages.ts';

describe('languages', () => {
  it('[K-018] zh-cn, fr, it and ja are listed and not selectable', () => {
    const soon = languages.filter((language) => !language.isAvailable).map((language) => language.code);
    expect(soon).toEqual(['zh-cn', 'fr', 'it', 'ja']);
    expect(languages.filter((language) => language.isAvailable).map((language) => language.code)).toEqual([
      ...localeCodes,
    ]);
  });

  it('[K-021] all 13 have a list of countries', () => {
    expect(languages).toHaveLength(13);
    for (const { code, countries } of languages) {
      expect(countries.length, code).toBeGreaterThan(0);
      expect(
        countries.every((country) => /^[A-Z]{2}$/.test(country)),
        code,
      ).toBe(true);
    }
  });

  it('[K-019] [K-020] the two lists of languages with sound differ in es-mx only, which needs its pack', () => {
    const byFirstList = localeCodes.filter((code) => !localesWithoutSound.includes(code));
    expect(byFirstList.filter((code) => !localesWithSound.includes(code))).toEqual(['es-mx']);
    expect(localeCodes.filter((code) => isSoundAvailable(code))).toEqual(['ru', 'en', 'uk', 'de', 'pl', 'tr', 'pt-br']);
    expect([isSoundAvailable('es-mx', true), isSoundAvailable('cs', true)]).toEqual([true, false]);
  });

  it.each([
    ['pt-BR', 'pt-br'],
    ['pt-PT', 'pt-br'],
    ['es-AR', 'es-mx'],
    ['en-AU', 'en'],
    ['de_AT', 'de'],
    ['kk-KZ', 'ru'],
    ['sk-SK', 'cs'],
    ['uk', 'uk'],
    ['fr-FR', 'ru'],
    ['', 'ru'],
    ['xx', 'ru'],
  ])('[K-023] a browser in %j begins in %s', (browserLang, code) => {
    expect(preferredLocale(browserLang)).toBe(code);
  });

  it('lists the best match first even when it is not available yet', () => {
    expect(languagesFor('ja-JP')[0]?.code).toBe('ja');
  });
});
