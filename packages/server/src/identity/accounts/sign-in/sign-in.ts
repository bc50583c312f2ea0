import type { Model } from '@logikit/contract';
import type { Clock } from '../../../kernel/clock/index.ts';
import type { Tx } from '../../../kernel/database/index.ts';
import type { RequestFacts } from '../../../kernel/http/index.ts';
import { countUse, type ShownKey } from '../../partner-keys/index.ts';
import { deviceOf } from '../sessions/device.ts';
import { type RefreshCookie } from '../sessions/refresh-cookie.ts';
import { type NewSession, openSession } from '../sessions/session.ts';
import { selectActor } from '../sessions/session.db.ts';
import type { Tokens } from '../sessions/tokens.ts';
import { selectUser } from '../user.db.ts';
import { zoneAtSignIn } from '../profile/zone.ts';

/** What signing in needs. Built once by the feature. */
export interface SessionIssuer {
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
  readonly request: Pick<RequestFacts, 'agent'>;
  readonly setHeader: (name: string, value: string) => void;
  /** Left out: the person has proven who they are, which opens the pages of the grown-ups to a grown-up. */
  readonly handed?: Pick<NewSession, 'actorId' | 'zoneUntil' | 'purseUntil'>;
}

/** Opens a session and answers it. */
export async function signIn(tx: Tx, issuer: SessionIssuer, who: SignIn): Promise<Model<'Session'>> {
  const { embed, userId, setHeader } = who;
  const audience = embed ? 'embed' : 'portal';
  const origin = embed?.origin ?? null;
  const inFrame = embed?.inFrame ?? false;
  const partnerKey = embed?.key ?? null;
  const handed = who.handed ?? {
    actorId: null,
    ...(!embed && (await zoneAtSignIn(tx, issuer.clock, userId))),
  };
  const device = deviceOf(who.request.agent);
  const session = await openSession(tx, issuer.clock, {
    userId,
    audience,
    origin,
    inFrame,
    partnerKey,
    device,
    ...handed,
  });
  if (partnerKey !== null) await countUse(tx, issuer.clock, { partnerKey, what: 'sessions' });
  const token = await accessToken(tx, issuer, { userId, sessionId: session.id, audience, origin, inFrame });
  if (!embed) setHeader('set-cookie', issuer.cookie.write(session.refreshToken));
  return { status: 'ok', userId, token, refreshToken: embed?.keepsRefreshToken ? session.refreshToken : null };
}

interface TokenFor {
  readonly userId: number;
  readonly sessionId: string;
  readonly audience: 'portal' | 'embed';
  readonly origin: string | null;
  readonly inFrame: boolean;
}

export async function accessToken(tx: Tx, issuer: SessionIssuer, session: TokenFor): Promise<string> {
  const { role, tenant } = await selectUser(tx, session.userId);
  const actorId = await selectActor(tx, { userId: session.userId, id: session.sessionId });
  return issuer.tokens.sign({ ...session, role, tenant, actorId });
}
