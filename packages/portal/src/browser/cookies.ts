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
  write(cookieText(kind, value, location.protocol === 'https:'));
}

export function dropCookie(kind: CookieKind): void {
  write(`${cookieNames[kind]}=; Path=/; Max-Age=0; SameSite=Lax`);
}

/** Null also where cookies are forbidden, and of a text that no page of ours has written. */
export function readCookie(kind: CookieKind, cookies?: string): string | null {
  const name = `${cookieNames[kind]}=`;
  try {
    const found = (cookies ?? document.cookie).split('; ').find((cookie) => cookie.startsWith(name));
    return found === undefined ? null : decodeURIComponent(found.slice(name.length));
  } catch {
    return null;
  }
}

function write(text: string): void {
  try {
    document.cookie = text;
  } catch {
    // A page that may have no cookies goes on without.
  }
}
