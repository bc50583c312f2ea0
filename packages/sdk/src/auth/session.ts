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
  const { uid, exp, iat } = claims(token);
  return { token, userId: uid, expiresAt: exp * 1000, issuedAt: iat * 1000, refreshToken };
}

/** Somebody who is known to be signed in while the platform cannot be reached: there is no token until it can. */
export function rememberedSession(userId: number): Session {
  return { token: '', userId, expiresAt: 0, issuedAt: 0, refreshToken: null };
}

function claims(token: string): { readonly uid: number; readonly exp: number; readonly iat: number } {
  const body = token.split('.')[1] ?? '';
  // The claims steer timers only; the platform checks the signature.
  return JSON.parse(atob(body.replace(/-/g, '+').replace(/_/g, '/'))) as ReturnType<typeof claims>;
}
