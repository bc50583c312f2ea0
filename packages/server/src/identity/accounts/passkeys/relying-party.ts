import { ApiError } from '../../../kernel/errors/index.ts';

/** Whose keys they are: the site by its host, and the one origin whose pages may ask for them. */
export interface RelyingParty {
  readonly id: string;
  readonly name: string;
  readonly origin: string;
}

export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, name: 'Logikit', origin };
}

/** What the browser's own interface gave, sent as text: its names are those of the standard, not of our wire. */
export function readCredential(text: string): object {
  try {
    const credential: unknown = JSON.parse(text);
    if (typeof credential === 'object' && credential !== null) return credential;
  } catch {
    // Refused below like every other credential that is none.
  }
  throw new ApiError('passkeyRefused');
}
