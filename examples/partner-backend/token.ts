import { createHmac, randomUUID } from 'node:crypto';

export interface Partner {
  readonly key: string;
  /** Never leaves the backend. */
  readonly secret: string;
}

export interface Learner {
  /** Your own id of the learner: stable, and no e-mail address. */
  readonly id: string;
  readonly name: string;
}

/** A JWT that says: this learner of ours, right now. It works once, for two minutes (at most five are allowed). */
export function signToken({ key, secret }: Partner, { id, name }: Learner): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: key, aud: 'logikit', sub: id, name, jti: randomUUID(), iat: now, exp: now + 120 };
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
