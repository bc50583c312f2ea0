import type * as WebAuthn from '@simplewebauthn/server';

/** The library is large, and not what a start should wait for: it comes with the first passkey. */
export function loadWebAuthn(): Promise<typeof WebAuthn> {
  return import('@simplewebauthn/server');
}
