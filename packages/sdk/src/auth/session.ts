import { readJson } from '@logikit/contract';

/** Who is signed in, as everybody may know it. The token is not part of it. */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'guest' }
  | { readonly status: 'signedIn'; readonly userId: number }
  /** The session ended against the user's will: the page asks to sign in again. */
  | { readonly status: 'ended' };

/** A token and what it says about itself. Times are the platform's, in milliseconds. */
export interface Session {
  readonly token: string;
  readonly userId: number;
  readonly expiresAt: number;
  readonly issuedAt: number;
  /** Null where a cookie carries it. */
  readonly refreshToken: string | null;
}

export function sessionOf(token: string, refreshToken: string | null = null): Session {
  const claims = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
  // They steer timers only; the platform checks the signature.
  const { uid, exp, iat } = readJson(atob(claims)) as { uid: number; exp: number; iat: number };
  return { token, userId: uid, expiresAt: exp * 1000, issuedAt: iat * 1000, refreshToken };
}
