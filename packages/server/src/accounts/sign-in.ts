import type { Model } from '@logikit/contract';
import type { Clock } from '../clock.ts';
import type { Tx } from '../database/database.ts';
import type { ShownKey } from '../partners/partner-key.ts';
import { countUse } from '../partners/usage.ts';
import { type RefreshCookie } from './refresh-cookie.ts';
import { openSession } from './session.ts';
import type { Tokens } from './tokens.ts';
import { selectUser } from './user.db.ts';

/** What signing in needs. Built once by the feature. */
export interface Door {
  readonly tokens: Tokens;
  readonly clock: Clock;
  readonly cookie: RefreshCookie;
}

export interface SignIn {
  readonly userId: number;
  /** Null: our own pages, where a cookie carries the refresh token. */
  readonly embed:
    | (Pick<ShownKey, 'origin' | 'inFrame'> & { readonly key: string | null; readonly keepsRefreshToken: boolean })
    | null;
  readonly setHeader: (name: string, value: string) => void;
}

/** Opens a session and answers it. */
export async function signIn(tx: Tx, door: Door, who: SignIn): Promise<Model<'Session'>> {
  const { embed, userId, setHeader } = who;
  const audience = embed ? 'embed' : 'portal';
  const origin = embed?.origin ?? null;
  const inFrame = embed?.inFrame ?? false;
  const partnerKey = embed?.key ?? null;
  const session = await openSession(tx, door.clock, { userId, audience, origin, inFrame, partnerKey });
  if (partnerKey !== null) await countUse(tx, door.clock, { partnerKey, what: 'sessions' });
  const token = await accessToken(tx, door, { userId, sessionId: session.id, audience, origin, inFrame });
  if (!embed) setHeader('set-cookie', door.cookie.write(session.refreshToken));
  return { status: 'ok', userId, token, refreshToken: embed?.keepsRefreshToken ? session.refreshToken : null };
}

interface TokenFor {
  readonly userId: number;
  readonly sessionId: string;
  readonly audience: 'portal' | 'embed';
  readonly origin: string | null;
  readonly inFrame: boolean;
}

export async function accessToken(tx: Tx, door: Door, session: TokenFor): Promise<string> {
  const { role, tenant } = await selectUser(tx, session.userId);
  return door.tokens.sign({ ...session, role, tenant });
}
