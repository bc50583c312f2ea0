import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { numbers } from '@logikit/contract';
import { type Clock, secondsLater } from '../../../kernel/clock/index.ts';
import { seal, unseal } from '../../../kernel/crypto/index.ts';
import type { Tx } from '../../../kernel/database/index.ts';
import type { Emit } from '../../../kernel/pubsub/index.ts';
import { deleteKnownDevices } from '../sign-in/known-device.db.ts';
import {
  endSession,
  endSessions,
  endSessionsOfKey,
  extendSession,
  insertRefreshToken,
  insertSession,
  lockOptionalSession,
  replaceRefreshToken,
  selectOriginsOfKey,
  selectOptionalRefreshToken,
  type SessionRef,
  type SessionRow,
  touchUser,
} from './session.db.ts';

export interface NewSession {
  readonly userId: number;
  readonly audience: 'portal' | 'embed';
  readonly origin: string | null;
  readonly inFrame: boolean;
  readonly partnerKey: string | null;
  /** Who has handed the device to this person. */
  readonly actorId?: number | null;
  /** Until when the pages of the grown-ups are open here (rule D-096). */
  readonly zoneUntil?: Date | null;
  /** Until when money may be moved (rule D-313). */
  readonly purseUntil?: Date | null;
  readonly device: string | null;
}

export interface OpenedSession {
  readonly id: string;
  readonly refreshToken: string;
}

const DAY_SECONDS = 86_400;

/** Signs a person in at one place. */
export async function openSession(tx: Tx, clock: Clock, session: NewSession): Promise<OpenedSession> {
  const id = randomUUID();
  const now = clock.now();
  await insertSession(tx, { ...session, id, expiresAt: secondsLater(now, numbers.refreshDays * DAY_SECONDS) }, now);
  return { id, refreshToken: await addRefreshToken(tx, { userId: session.userId, id }) };
}

export type Refreshed =
  | { readonly status: 'refreshed'; readonly session: SessionRow; readonly refreshToken: string }
  /** The token was used before: somebody else has a copy. The session is over for both. */
  | { readonly status: 'reused' }
  | { readonly status: 'unknown' };

/**
 * Gives a new refresh token for this one (security.md T15). Within the overlap a replaced token still brings the one that
 * replaced it, because its answer may have been lost or two tabs may have asked at once. After it, a replaced token ends
 * the session.
 */
export async function refreshSession(
  tx: Tx,
  clock: Clock,
  { token, emit }: { readonly token: string; readonly emit: Emit },
): Promise<Refreshed> {
  const [id = '', secret = ''] = token.split('.', 2);
  const now = clock.now();
  const session = isUuid(id) ? await lockOptionalSession(tx, id) : null;
  if (!session || session.endedAt !== null || session.expiresAt <= now) return { status: 'unknown' };
  const overlapBegan = secondsLater(now, -numbers.refreshOverlapSeconds);
  const hash = hashOf(secret);
  const row = await selectOptionalRefreshToken(tx, session, hash);
  if (!row || (row.replacedAt !== null && row.replacedAt < overlapBegan)) {
    await closeSession(tx, emit, { userId: session.userId, id: session.id, at: now });
    return { status: 'reused' };
  }
  await touchUser(tx, session.userId, now);
  await extendSession(tx, session, { at: now, expiresAt: secondsLater(now, numbers.refreshDays * DAY_SECONDS) });
  if (row.successor !== null) return { status: 'refreshed', session, refreshToken: unseal(row.successor, secret) };
  const refreshToken = await addRefreshToken(tx, session);
  const successor = seal(refreshToken, secret);
  await replaceRefreshToken(tx, session, { hash, successor, at: now, forgetBefore: overlapBegan });
  return { status: 'refreshed', session, refreshToken };
}

async function addRefreshToken(tx: Tx, session: SessionRef): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await insertRefreshToken(tx, session, hashOf(secret));
  return `${session.id}.${secret}`;
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

interface Ending {
  readonly user: { readonly id: number; readonly sessionId: string } | null;
  readonly refreshToken: string | null;
  readonly emit: Emit;
}

/** Ends the session of the token and the one of the cookie; they are usually the same. */
export async function endSessionOf(tx: Tx, clock: Clock, { user, refreshToken, emit }: Ending): Promise<void> {
  const now = clock.now();
  if (user) await closeSession(tx, emit, { userId: user.id, id: user.sessionId, at: now });
  const [id = '', secret = ''] = (refreshToken ?? '').split('.', 2);
  const session = isUuid(id) ? await lockOptionalSession(tx, id) : null;
  const isTheirs = session !== null && (await selectOptionalRefreshToken(tx, session, hashOf(secret))) !== null;
  if (session && isTheirs) await closeSession(tx, emit, { userId: session.userId, id, at: now });
}

/** Signs a person out everywhere, and knows none of their devices any more. */
export async function endAllSessions(
  tx: Tx,
  emit: Emit,
  person: { readonly userId: number; readonly at: Date },
): Promise<void> {
  await deleteKnownDevices(tx, person.userId);
  for (const id of await endSessions(tx, person)) await emit(`session.${id}`, { name: 'sessionEnded' });
}

/** Signs a person out everywhere but here, and knows none of their devices any more. */
export async function endOtherSessions(
  tx: Tx,
  emit: Emit,
  here: { readonly userId: number; readonly sessionId: string; readonly at: Date },
): Promise<void> {
  await deleteKnownDevices(tx, here.userId);
  for (const id of await endSessions(tx, { ...here, except: here.sessionId }))
    await emit(`session.${id}`, { name: 'sessionEnded' });
}

/** Ends what a key began on every origin where it may not be used any more. */
export async function endSessionsElsewhere(
  tx: Tx,
  emit: Emit,
  by: { readonly key: string; readonly isAllowed: (origin: string) => boolean; readonly at: Date },
): Promise<void> {
  const origins = (await selectOriginsOfKey(tx, by.key)).filter((origin) => !by.isAllowed(origin));
  if (origins.length === 0) return;
  for (const id of await endSessionsOfKey(tx, { key: by.key, origins, at: by.at }))
    await emit(`session.${id}`, { name: 'sessionEnded' });
}

/** Ends one place of a person; false when it is not theirs or over already. */
export async function endSessionOfUser(
  tx: Tx,
  clock: Clock,
  { userId, id, emit }: SessionRef & { readonly emit: Emit },
): Promise<boolean> {
  const session = isUuid(id) ? await lockOptionalSession(tx, id) : null;
  if (session?.userId !== userId || session.endedAt !== null) return false;
  await closeSession(tx, emit, { userId, id, at: clock.now() });
  return true;
}

async function closeSession(tx: Tx, emit: Emit, session: SessionRef & { readonly at: Date }): Promise<void> {
  await endSession(tx, session, session.at);
  await emit(`session.${session.id}`, { name: 'sessionEnded' });
}
