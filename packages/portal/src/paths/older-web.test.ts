import { expect, it } from 'vitest';
import { olderWebPath } from './older-web.ts';

it.each([
  ['ru', undefined, false, '/cabinet'],
  ['ru', 'messages', false, '/cabinet#messages'],
  ['ru', undefined, true, '/user'],
  ['ru', 'settings', true, '/user#settings'],
  ['en', undefined, false, '/en/cabinet'],
  ['en', 'messages/7', false, '/en/cabinet#messages/7'],
  ['pt-br', undefined, true, '/pt-br/user'],
  ['pt-br', 'settings', true, '/pt-br/user#settings'],
] as const)('[R-107] %s, fragment %s, user area %s: the older version is at %s', (locale, fragment, isUser, path) => {
  expect(olderWebPath(locale, { ...(fragment !== undefined && { fragment }), isUser })).toBe(path);
});
