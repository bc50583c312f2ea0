import { languages } from '@logikit/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnNickname, isSafeNickname } from './nickname.ts';
import { nicknameWords } from './nickname-words.ts';
import { chosenNickname } from './profiles.ts';

const locales = languages.filter(({ isAvailable }) => isAvailable).map(({ code }) => code);

describe('a drawn nickname', () => {
  it('[C-131] is two words, always the same for a person, in each of the nine languages', () => {
    expect(Object.keys(nicknameWords).sort()).toEqual([...locales].sort());
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), fc.constantFrom(...locales), (id, locale) => {
        const name = drawnNickname(id, locale);
        expect(name).toMatch(/^\p{Lu}[\p{L}’]+ \p{Lu}[\p{L}’]+$/u);
        expect([drawnNickname(id, locale), isSafeNickname(name)]).toEqual([name, true]);
      }),
    );
  });

  it('has as many words in every language, and all forms that the genders of its animals need', () => {
    for (const [locale, { qualities, animals }] of Object.entries(nicknameWords)) {
      expect([locale, qualities.length, animals.length]).toEqual([locale, 20, 24]);
      const needed = Math.max(...animals.map(([, gender]) => gender)) + 1;
      for (const forms of qualities.filter((one) => typeof one !== 'string'))
        expect([locale, forms.join('/'), forms.length]).toEqual([locale, forms.join('/'), needed]);
    }
  });

  it('agrees: the same person is a brave owl everywhere, with the ending of an owl', () => {
    const isOwl = (id: number) => drawnNickname(id, 'en') === 'Brave Owl';
    const id = Array.from({ length: 20_000 }, (_, index) => index + 1).find(isOwl) ?? 0;
    expect(locales.map((locale) => [locale, drawnNickname(id, locale)])).toEqual(
      expect.arrayContaining([
        ['ru', 'Смелая Сова'],
        ['uk', 'Смілива Сова'],
        ['cs', 'Statečná Sova'],
        ['de', 'Mutige Eule'],
        ['pl', 'Odważna Sowa'],
        ['tr', 'Cesur Baykuş'],
        ['pt-br', 'Coruja Corajosa'],
        ['es-mx', 'Búho Valiente'],
      ]),
    );
  });
});

describe('a chosen nickname', () => {
  it.each(['Captain Star', 'Звёздочка', 'Łukasz-7', "O'Kit", 'Şimşek 42', 'Basset', 'Рубля', 'Scunthorpe', 'Cookie'])(
    'may be %s',
    (name) => expect(isSafeNickname(name)).toBe(true),
  );

  it.each([
    'kit@mail.ru',
    'logikit.example',
    'https://x.io',
    't.me/kit',
    'www kit www.',
    'Call 555 12 34',
    '+375291234567',
    'FuckYou',
    'f.u.c.k',
    'sh1t happens',
    'Хуёвый',
    'п и з д а',
    'kurva',
    'orospu',
    'pendejo',
    'Fotze',
    'x',
    '12 34',
    'a'.repeat(31),
    '<b>kit</b>',
    'kit\nkit',
  ])('is never %s', (name) => expect(isSafeNickname(name)).toBe(false));

  it('[C-131] is never the first or the last name, nor what a partner calls somebody', () => {
    const nobody = { displayName: null, ratingName: null, firstName: null, lastName: null, isPartners: false };
    expect(chosenNickname({ ...nobody, displayName: 'Star Anna', firstName: 'Anna' })).toBeNull();
    expect(chosenNickname({ ...nobody, ratingName: 'ivanova', lastName: 'Ivanova' })).toBeNull();
    expect(chosenNickname({ ...nobody, displayName: 'Anna Ivanova', isPartners: true })).toBeNull();
    expect(chosenNickname({ ...nobody, displayName: 'Comet', firstName: 'Anna' })).toBe('Comet');
  });
});
