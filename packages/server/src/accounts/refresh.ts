import type { Tx } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Emit, RequestFacts } from '../http/route.ts';
import { refreshSession } from './session.ts';
import type { SessionRow } from './session.db.ts';
import { accessToken, type Door } from './sign-in.ts';

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
export async function refreshTokens(tx: Tx, door: Door, by: Refreshing): Promise<RefreshedTokens> {
  const result = await refreshSession(tx, door.clock, { token: by.refreshToken, emit: by.emit });
  if (result.status === 'reused') throw new Refusal('sessionExpired', { keepsChanges: true });
  if (result.status === 'unknown') throw new Refusal('sessionExpired');
  const { session } = result;
  if (isElsewhere(session, by)) throw new Refusal('originNotAllowed');
  const { userId, audience, origin, inFrame } = session;
  const token = await accessToken(tx, door, { userId, sessionId: session.id, audience, origin, inFrame });
  return { session, token, refreshToken: result.refreshToken };
}

function isElsewhere({ audience, origin, inFrame }: SessionRow, { request, parent }: Refreshing): boolean {
  if (inFrame) return !request.isOwnOrigin || parent !== origin;
  if (audience === 'embed') return request.origin !== null && request.origin !== origin;
  return !request.isOwnOrigin;
}
