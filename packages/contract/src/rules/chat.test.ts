import { expect, it } from 'vitest';
import { isChatOffered } from './chat.ts';

it('[V-039] [K-133] chat is offered outside UA and BY, and only in Russian', () => {
  const matrix = ['RU', 'UA', 'BY', 'DE', null].map((countryCode) =>
    ['ru', 'uk', 'en'].map((locale) => isChatOffered({ countryCode, locale })),
  );
  expect(matrix).toEqual([
    [true, false, false],
    [false, false, false],
    [false, false, false],
    [true, false, false],
    [true, false, false],
  ]);
});
