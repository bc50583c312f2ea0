import { createHmac, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { demoMts } from '../surfaces/partners/demo.ts';

/** The one-time token with which MTS sends somebody to us, at this second of the platform. */
export function mtsToken(subject: string, now: number): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256', kid: demoMts.kid })
    .setIssuer(demoMts.key)
    .setAudience('logikit')
    .setSubject(subject)
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(now + 60)
    .sign(new TextEncoder().encode(demoMts.secret));
}

/** The header with which a server of the partner signs what it tells us. */
export function noticeSignature(
  body: string,
  { at, secret = demoMts.secret }: { at: number; secret?: string },
): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}
