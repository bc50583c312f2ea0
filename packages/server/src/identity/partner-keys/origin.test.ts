import { isExactOrigin, isLoopbackOrigin } from '@logikit/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';

it.each([
  'https://school.example',
  'http://school.example:8080',
  'https://xn--e1afmkfd.xn--p1ai',
  'http://localhost:3000',
  'https://127.0.0.1:8443',
  'http://[::1]:3000',
  'https://a_b.example',
])('takes %s', (origin) => {
  expect([isExactOrigin(origin), new URL(origin).origin]).toEqual([true, origin]);
});

it.each([
  '',
  'null',
  '*',
  'https://*',
  'https://*.school.example',
  'school.example',
  'https://school.example/',
  'https://school.example/page',
  'https://school.example:443',
  'http://school.example:80',
  'https://School.example',
  'https://school.example.',
  'https://user@school.example',
  'https://school.example:99999',
  'https://школа.example',
  'file://localhost',
  'ftp://school.example',
  'https://school.example evil',
  ' https://school.example',
  `https://${'a'.repeat(64)}.example`,
])('refuses %s', (text) => {
  expect(isExactOrigin(text)).toBe(false);
});

it('never takes what a browser would write otherwise', () => {
  const almost = fc.tuple(fc.constantFrom('http', 'https'), fc.webAuthority({ withPort: true }));
  fc.assert(
    fc.property(almost, ([scheme, rest]) => {
      const text = `${scheme}://${rest}`;
      fc.pre(isExactOrigin(text) && URL.canParse(text));
      return /\d$/.test(text) || new URL(text).origin === text;
    }),
  );
});

it('knows loopback by its whole name', () => {
  expect(['http://localhost', 'https://127.0.0.1:1', 'http://[::1]:8'].every(isLoopbackOrigin)).toBe(true);
  expect(['http://localhost.example', 'http://127.0.0.1.nip.io', 'http://localhost:1/'].some(isLoopbackOrigin)).toBe(
    false,
  );
});
