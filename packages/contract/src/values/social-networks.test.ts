import { expect, it } from 'vitest';
import { languages } from '../rules/languages.ts';
import { networksFor } from './social-networks.ts';

const locales = languages.filter(({ isAvailable }) => isAvailable).map(({ code }) => code);

it('[V-036] social buttons by locale: vkontakte unless uk; facebook; google; yandex and MTS only ru; apple', () => {
  const shown = Object.fromEntries(locales.map((locale) => [locale, networksFor({ locale, userId: null }).join(' ')]));
  const usual = 'vkontakte facebook google apple';
  expect(shown).toEqual({
    ru: 'vkontakte facebook google yandex mts apple',
    en: usual,
    uk: 'facebook google apple',
    cs: usual,
    de: usual,
    pl: usual,
    tr: usual,
    'pt-br': usual,
    'es-mx': usual,
  });
});

it('[V-035] Google is hidden for id mod 4 in {2, 3} in RU; a pure guest sees it (D-008)', () => {
  const seesGoogle = (locale: string, userId: number | null) => networksFor({ locale, userId }).includes('google');
  expect([4, 5, 6, 7].map((id) => seesGoogle('ru', id))).toEqual([true, true, false, false]);
  expect([4, 5, 6, 7].map((id) => seesGoogle('en', id))).toEqual([true, true, true, true]);
  expect(seesGoogle('ru', null)).toBe(true);
});
