import type { Tx } from '../database/index.ts';
import type { User } from './route.ts';

/** What a token says after its signature was checked; nothing of it is believed about rights. */
export interface Claims {
  readonly uid: number;
  readonly sid: string;
  readonly aud: 'portal' | 'embed';
  /** The origin that an embed's token is bound to. */
  readonly azp: string | null;
  /** True: `azp` is the page around a frame of ours, and the token is good on our own origin. */
  readonly inFrame: boolean;
}

/**
 * True for a token on another page than its own: of an embed the partner's, of everything else ours. A frame's page is
 * ours, whatever page is around it.
 */
export function isAway({ aud, azp, inFrame }: Claims, origin: string, isOwnOrigin: boolean): boolean {
  return aud === 'embed' && !inFrame ? origin !== azp : !isOwnOrigin;
}

/** What the router needs of accounts. */
export interface Identity {
  /** Null when the token is not ours, not whole or no longer good. */
  read(token: string): Promise<Claims | null>;
  /** The user as the rows say now; null when the session has ended. */
  load(tx: Tx, claims: Claims): Promise<User | null>;
}

/** Who asks, as the router found out before it read the body. */
export interface Caller {
  readonly claims: Claims | null;
  /** Null for a guest, and when the session of a good token has ended. */
  readonly user: User | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}
