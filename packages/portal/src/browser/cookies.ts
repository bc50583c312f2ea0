import { interfaceNumbers } from '@logikit/sdk';

/** What we keep in cookies, because the server must be able to read it (rule D-169). Nothing else. */
export const cookieNames = {
  /** Names this browser in analytics. Only with consent. */
  device: 'll_device',
  /** Came with a mentor. */
  mentor: 'll_mentor',
  /** One of our testers. */
  tester: 'll_tester',
  locale: 'll_locale',
  /** What affiliate networks call this visitor. Only with consent. */
  affiliate: 'll_aff',
} as const;

export type CookieKind = keyof typeof cookieNames;

const DAY_SECONDS = 86_400;

/** The text that sets a cookie. */
export function cookieText(kind: CookieKind, value: string, isSecure: boolean): string {
  const seconds = interfaceNumbers.cookieDays[kind] * DAY_SECONDS;
  const parts = [
    `${cookieNames[kind]}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ];
  return parts.join('; ');
}

export function setCookie(kind: CookieKind, value: string): void {
  document.cookie = cookieText(kind, value, location.protocol === 'https:');
}

export function dropCookie(kind: CookieKind): void {
  document.cookie = `${cookieNames[kind]}=; Path=/; Max-Age=0; SameSite=Lax`;
}

export function readCookie(kind: CookieKind, cookies: string = document.cookie): string | null {
  const name = `${cookieNames[kind]}=`;
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(name));
  return found === undefined ? null : decodeURIComponent(found.slice(name.length));
}
