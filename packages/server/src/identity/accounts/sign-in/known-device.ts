import { createHash, randomBytes } from 'node:crypto';
import { numbers } from '@logikit/contract';
import { fastifyCookie } from '@fastify/cookie';
import type { Clock } from '../../../kernel/clock/index.ts';
import type { Tx } from '../../../kernel/database/index.ts';
import type { RequestFacts } from '../../../kernel/http/index.ts';
import { selectIsKnownDevice, upsertKnownDevice } from './known-device.db.ts';

/** The cookie of a browser that somebody has signed in with. Alone it opens nothing. */
export interface DeviceCookie {
  readonly name: string;
  write(device: string): string;
}

type Cookies = Pick<RequestFacts, 'cookie'>;

export function deviceCookie(publicUrl: string): DeviceCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-logikit-device' : 'logikit-device';
  const maxAge = numbers.loginFailures.knownDeviceDays * 86_400;
  return {
    name,
    write: (device) =>
      fastifyCookie.serialize(name, device, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge }),
  };
}

/** The hash of this browser, when whoever has this name has signed in with it before; null for everybody else. */
export async function knownDeviceOf(
  tx: Tx,
  cookie: DeviceCookie,
  who: Cookies & { readonly username: string },
): Promise<string | null> {
  const device = who.cookie(cookie.name);
  if (device === null) return null;
  const hash = hashOf(device);
  return (await selectIsKnownDevice(tx, who.username.trim(), hash)) ? hash : null;
}

interface Remembering {
  readonly userId: number;
  readonly request: Cookies;
  readonly setHeader: (name: string, value: string) => void;
}

/** Knows this browser from now on as one of this person's. */
export async function rememberDevice(
  tx: Tx,
  { clock, device: cookie }: { readonly clock: Clock; readonly device: DeviceCookie },
  { userId, request, setHeader }: Remembering,
): Promise<void> {
  const given = request.cookie(cookie.name);
  const device = given !== null && /^[\w-]{22}$/.test(given) ? given : randomBytes(16).toString('base64url');
  await upsertKnownDevice(tx, { userId, hash: hashOf(device), at: clock.now() });
  setHeader('set-cookie', cookie.write(device));
}

function hashOf(device: string): string {
  return createHash('sha256').update(device).digest('base64url');
}
