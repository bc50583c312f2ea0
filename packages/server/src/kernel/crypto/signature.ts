import { createHmac, timingSafeEqual } from 'node:crypto';
import { numbers } from '@logikit/contract';

interface Signed {
  readonly body: Buffer;
  readonly secrets: readonly string[];
  readonly now: Date;
}

/** The signature of a body sent now: `t=<seconds>,v1=<hex>`, HMAC-SHA256 over `<seconds>.<body>`. */
export function signBody(body: Buffer, { secret, now }: { readonly secret: string; readonly now: Date }): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digest(body, String(seconds), secret).toString('hex')}`;
}

/** True for a signature of now by one of the secrets; while a secret is rotated there are two. */
export function isSigned(signature: string, { body, secrets, now }: Signed): boolean {
  const [, seconds = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  const age = Math.abs(Math.floor(now.getTime() / 1000) - Number(seconds));
  if (hex === '' || age > numbers.partnerNotice.toleranceSeconds) return false;
  const given = Buffer.from(hex, 'hex');
  return secrets.some((secret) => timingSafeEqual(given, digest(body, seconds, secret)));
}

const digest = (body: Buffer, seconds: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
