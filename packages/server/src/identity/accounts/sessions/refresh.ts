import type { Tx } from '../../../kernel/database/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import type { RequestFacts } from '../../../kernel/http/index.ts';
import type { Emit } from '../../../kernel/pubsub/index.ts';
import { refreshSession } from './session.ts';
import type { SessionRow } from './session.db.ts';
import { accessToken, type SessionIssuer } from '../sign-in/sign-in.ts';

export interface RefreshedTokens {
  readonly session: SessionRow;
  readonly token: string;
  readonly refreshToken: string;
}

export interface Refreshing {
  readonly refreshToken: string;
  readonly request: RequestFacts;
  /** Of a frame: the page around it. */
  readonly parent?: string | undefined;
  readonly emit: Emit;
}

/** New tokens for a refresh token. One that was used before ends the session for whoever holds a copy. */
export async function refreshTokens(tx: Tx, issuer: SessionIssuer, by: Refreshing): Promise<RefreshedTokens> {
  const result = await refreshSession(tx, issuer.clock, { token: by.refreshToken, emit: by.emit });
  if (result.status === 'reused') throw new ApiError('sessionExpired', { keepsChanges: true });
  if (result.status === 'unknown') throw new ApiError('sessionExpired');
  const { session } = result;
  if (isElsewhere(session, by)) throw new ApiError('originNotAllowed');
  const { userId, audience, origin, inFrame } = session;
  const token = await accessToken(tx, issuer, { userId, sessionId: session.id, audience, origin, inFrame });
  return { session, token, refreshToken: result.refreshToken };
}

function isElsewhere({ audience, origin, inFrame }: SessionRow, { request, parent }: Refreshing): boolean {
  if (inFrame) return !request.isOwnOrigin || parent !== origin;
  if (audience === 'embed') return request.origin !== null && request.origin !== origin;
  return !request.isOwnOrigin;
}
