import type { calls, Model } from '@logikit/contract';
import { timestampOf } from '../../../kernel/clock/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import type { Handling } from '../../../kernel/http/index.ts';
import type { RefreshCookie } from './refresh-cookie.ts';
import { selectOpenSessions } from './session.db.ts';
import { endAllSessions, endSessionOfUser } from './session.ts';

/** Where somebody is signed in now, the place of the question first. */
export async function listSessions({
  tx,
  clock,
  user,
}: Handling<typeof calls.listSessions>): Promise<Model<'SessionList'>> {
  const rows = await selectOpenSessions(tx, user.id, clock.now());
  const sessions = rows.map(({ id, device, origin, createdAt, seenAt }) => ({
    id,
    device,
    page: origin,
    startedAt: timestampOf(createdAt),
    seenAt: timestampOf(seenAt),
    isCurrent: id === user.sessionId,
  }));
  return { sessions: sessions.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) };
}

export async function endOneSession({
  tx,
  clock,
  user,
  params,
  emit,
}: Handling<typeof calls.endSession>): Promise<{ status: 'ok' }> {
  const isTheirs = await endSessionOfUser(tx, clock, { userId: user.id, id: params.id, emit });
  if (!isTheirs) throw new ApiError('notFound');
  return { status: 'ok' };
}

/** Signs somebody out everywhere, here too. */
export async function endEverySession(
  cookie: RefreshCookie,
  { tx, clock, user, emit, setHeader }: Handling<typeof calls.endAllSessions>,
): Promise<{ status: 'ok' }> {
  await endAllSessions(tx, emit, { userId: user.id, at: clock.now() });
  setHeader('set-cookie', cookie.clear());
  setHeader('clear-site-data', '"storage"');
  return { status: 'ok' };
}
