import { expect, it } from 'vitest';
import { cookieText, readCookie } from './cookies.ts';

it.each([
  ['K-049', 'device', 'll_device', 31_536_000],
  ['K-050', 'mentor', 'll_mentor', 2_678_400],
  ['K-051', 'tester', 'll_tester', 2_678_400],
  ['K-052', 'locale', 'll_locale', 2_678_400],
] as const)('[%s] the %s cookie lives exactly as long as it may', (_row, kind, name, seconds) => {
  expect(cookieText(kind, 'a b', true)).toBe(`${name}=a%20b; Path=/; Max-Age=${seconds}; SameSite=Lax; Secure`);
  expect(cookieText(kind, '1', false)).toBe(`${name}=1; Path=/; Max-Age=${seconds}; SameSite=Lax`);
});

it('reads its own cookies only', () => {
  const cookies = 'other=1; ll_localex=de; ll_locale=pt-br; ll_device=a%20b';
  expect(readCookie('locale', cookies)).toBe('pt-br');
  expect(readCookie('device', cookies)).toBe('a b');
  expect(readCookie('mentor', cookies)).toBeNull();
});
