import { numbers } from '@logikit/contract';
import { fastifyCookie } from '@fastify/cookie';

/** The refresh token of our own pages. Scripts never see it. */
export interface RefreshCookie {
  readonly name: string;
  write(refreshToken: string): string;
  clear(): string;
}

/** Under https the name's prefix makes the browser refuse the cookie from anybody but this very host. */
export function refreshCookie(publicUrl: string): RefreshCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-logikit-refresh' : 'logikit-refresh';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    name,
    write: (refreshToken) =>
      fastifyCookie.serialize(name, refreshToken, { ...attributes, maxAge: numbers.refreshDays * 86_400 }),
    clear: () => fastifyCookie.serialize(name, '', { ...attributes, maxAge: 0 }),
  };
}
