import type { Tx } from '../database/database.ts';
import type { User } from '../http/route.ts';

export interface SessionRow {
  readonly userId: number;
  readonly id: string;
  readonly audience: 'portal' | 'embed';
  readonly origin: string | null;
  readonly inFrame: boolean;
  readonly partnerKey: string | null;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
}

export async function insertSession(tx: Tx, session: Omit<SessionRow, 'endedAt'>, at: Date): Promise<void> {
  await tx`insert into session (user_id, id, audience, origin, in_frame, partner_key, created_at, expires_at)
    values (${session.userId}, ${session.id}, ${session.audience}, ${session.origin}, ${session.inFrame},
      ${session.partnerKey}, ${at}, ${session.expiresAt})`;
}

/** The session with its row locked, so that two refreshes of one family stand in line. */
export async function lockOptionalSession(tx: Tx, id: string): Promise<SessionRow | null> {
  const [row] = await tx<SessionRow[]>`
    select user_id as "userId", id, audience, origin, in_frame as "inFrame", partner_key as "partnerKey",
      expires_at as "expiresAt", ended_at as "endedAt"
    from session where id = ${id} for update`;
  return row ?? null;
}

export async function selectOptionalCaller(
  tx: Tx,
  caller: { readonly userId: number; readonly sessionId: string },
  now: Date,
): Promise<User | null> {
  const { userId, sessionId } = caller;
  const [row] = await tx<User[]>`
    select u.id, u.tenant_id as "tenantId", s.id as "sessionId", u.anonymous, u.role, u.perms, s.audience, s.origin,
      s.in_frame as "inFrame", s.partner_key as "partnerKey", o.tenant_id as "ownedTenantId"
    from session s join "user" u on u.id = s.user_id left join tenant_owner o on o.user_id = u.id
    where s.user_id = ${userId} and s.id = ${sessionId} and s.ended_at is null and s.expires_at > ${now} and u.closed_at is null`;
  return row ?? null;
}

export async function endSession(tx: Tx, session: SessionRef, at: Date): Promise<void> {
  const { userId, id } = session;
  await tx`update session set ended_at = ${at} where user_id = ${userId} and id = ${id} and ended_at is null`;
  await tx`delete from refresh_token where user_id = ${userId} and session_id = ${id}`;
}

export async function endSessions(tx: Tx, userId: number, at: Date): Promise<readonly string[]> {
  const rows = await tx<{ id: string }[]>`
    update session set ended_at = ${at} where user_id = ${userId} and ended_at is null returning id`;
  await tx`delete from refresh_token where user_id = ${userId}`;
  return rows.map((row) => row.id);
}

export async function selectOriginsOfKey(tx: Tx, key: string): Promise<readonly string[]> {
  const rows = await tx<{ origin: string }[]>`
    select distinct origin from session where partner_key = ${key} and ended_at is null and origin is not null`;
  return rows.map((row) => row.origin);
}

/** The ids of the sessions that this key began on these origins, now over. */
export async function endSessionsOfKey(
  tx: Tx,
  { key, origins, at }: { readonly key: string; readonly origins: readonly string[]; readonly at: Date },
): Promise<readonly string[]> {
  const rows = await tx<{ id: string; userId: number }[]>`
    update session set ended_at = ${at} where partner_key = ${key} and ended_at is null and origin = any(${[...origins]})
    returning id, user_id as "userId"`;
  await tx`delete from refresh_token r using session s where s.id = r.session_id and s.user_id = r.user_id
    and s.partner_key = ${key} and s.ended_at = ${at}`;
  return rows.map((row) => row.id);
}

export async function insertRefreshToken(tx: Tx, session: SessionRef, hash: string): Promise<void> {
  await tx`insert into refresh_token (user_id, session_id, hash) values (${session.userId}, ${session.id}, ${hash})`;
}

export interface SessionRef {
  readonly userId: number;
  readonly id: string;
}

export interface RefreshRow {
  readonly replacedAt: Date | null;
}

export async function selectOptionalRefreshToken(
  tx: Tx,
  session: SessionRef,
  hash: string,
): Promise<RefreshRow | null> {
  const [row] = await tx<RefreshRow[]>`select replaced_at as "replacedAt" from refresh_token
    where user_id = ${session.userId} and session_id = ${session.id} and hash = ${hash}`;
  return row ?? null;
}

/** Every token of the session that was still good begins its overlap; those past it are forgotten. */
export async function replaceRefreshTokens(
  tx: Tx,
  session: SessionRef,
  when: { readonly at: Date; readonly forgetBefore: Date },
): Promise<void> {
  await tx`delete from refresh_token where user_id = ${session.userId} and session_id = ${session.id} and replaced_at < ${when.forgetBefore}`;
  await tx`update refresh_token set replaced_at = ${when.at}
    where user_id = ${session.userId} and session_id = ${session.id} and replaced_at is null`;
}

export async function extendSession(tx: Tx, session: SessionRef, expiresAt: Date): Promise<void> {
  await tx`update session set expires_at = ${expiresAt} where user_id = ${session.userId} and id = ${session.id}`;
}

/** The person came back: what is kept for a while is kept for a while from now. */
export async function touchUser(tx: Tx, userId: number, at: Date): Promise<void> {
  await tx`update "user" set seen_at = ${at} where id = ${userId}`;
}
