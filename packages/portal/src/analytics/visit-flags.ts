import { type CookieKind, dropCookie, setCookie } from '../browser/cookies.ts';

/** Flags that a link may carry: `?mentor=1` sets the cookie, `?mentor=0` takes it back. */
const flags = ['mentor', 'tester'] as const satisfies readonly CookieKind[];

/** Keeps what the address of this visit says about the visitor. */
export function rememberVisit(search: string): void {
  const query = new URLSearchParams(search);
  for (const flag of flags) {
    const said = query.get(flag);
    if (said === '1') setCookie(flag, '1');
    if (said === '0') dropCookie(flag);
  }
}
