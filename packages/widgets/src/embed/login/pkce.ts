export interface Pkce {
  readonly verifier: string;
  /** S256 of the verifier (RFC 7636). */
  readonly challenge: string;
  readonly state: string;
}

const BYTES = 32;

/** A secret of this page, what may be known of it, and a word by which the answer is recognised. */
export async function createPkce(): Promise<Pkce> {
  const verifier = base64Url(crypto.getRandomValues(new Uint8Array(BYTES)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const state = base64Url(crypto.getRandomValues(new Uint8Array(BYTES)));
  return { verifier, challenge: base64Url(new Uint8Array(digest)), state };
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
