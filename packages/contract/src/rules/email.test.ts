import { expect, it } from 'vitest';
import { cleanEmail, emailFaultOf, isEmail } from './email.ts';

const good = [
  'a@b.co',
  'first.last+tag@mail.example.org',
  "o'hara@xn--80ak6aa92e.com",
  `${'a'.repeat(64)}@b.co`,
  'UPPER@CASE.ORG',
  '1@2.example',
  'under_score@mail.ru',
  'dash-dash@dash-dash.de',
  '#!$%&*+/=?^`{|}~@signs.example',
  'a.b.c.d@e.f.g.hi',
  'x@1and1.com',
  'x@a1.b2.c3',
  'kit@ya.ru',
  'kit@bk.ru',
  'kit@gmail.com',
  'kit@googlemail.com',
  'a@b.museum',
  'a@b-c.co',
  'mother%school@example.com',
  'z@xn--e1aybc.xn--p1ai',
];

const bad = [
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
  'a@b@c.de',
  'a@b.co.',
  'a@.b.co',
  'a,b@c.de',
  '"a b"@c.de',
  'a@[127.0.0.1]',
  '<a@b.co>',
  'имя@mail.ru',
];

it.each(good)('[V-015] %s is an e-mail', (text) => {
  expect([isEmail(text), emailFaultOf(text)]).toEqual([true, null]);
});

it.each(bad)('[V-015] %j is none', (text) => {
  expect(isEmail(text)).toBe(false);
  expect(emailFaultOf(text)).not.toBeNull();
});

it('the lists are of twenty each, and nothing stands twice', () => {
  expect([new Set(good).size, new Set(bad).size]).toEqual([20, 20]);
});

it.each([
  ['', 'enterEmailError'],
  ['a', 'emailAddressInvalid'],
  ['.a@b.co', 'emailAddressInvalid'],
  ['a..b@c.de', 'emailAddressInvalid'],
  ['a b@c.de', 'emailAddressInvalid'],
  ['a@b', 'emailAddressInvalidHostname'],
  ['a@b..co', 'emailAddressInvalidHostname'],
  ['a@1.2.3.4', 'emailAddressInvalidHostname'],
  ['a@mail.invalid', 'emailAddressInvalidHostname'],
  ['a@mail.c', 'emailAddressInvalidHostname'],
])('the server says of %j: %s', (text, fault) => {
  expect(emailFaultOf(text)).toBe(fault);
});

it('[V-013] an address is trimmed, and an international host is written as mail servers write it', () => {
  const toAscii = (host: string): string => (host === 'зима.рф' ? 'xn--80aanr.xn--p1ai' : '');
  expect(cleanEmail(' a@b.co\t', toAscii)).toBe('a@b.co');
  expect(cleanEmail('Kit@зима.рф', toAscii)).toBe('Kit@xn--80aanr.xn--p1ai');
  expect(cleanEmail('kit@не хост', toAscii)).toBe('kit@не хост');
  expect(cleanEmail('  ', toAscii)).toBe('');
});
