import { expect, it } from 'vitest';
import { isEmail } from './email.ts';

it.each(['a@b.co', 'first.last+tag@mail.example.org', "o'hara@xn--80ak6aa92e.com", `${'a'.repeat(64)}@b.co`])(
  '%s is an e-mail',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

it.each([
  '',
  'a',
  'a@b',
  '@b.co',
  'a@',
  'a b@c.de',
  'a@b..co',
  'a@-b.co',
  'a@b-.co',
  `${'a'.repeat(65)}@b.co`,
  `a@${'b.'.repeat(130)}co`,
  'a@b.co\n',
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false);
});
