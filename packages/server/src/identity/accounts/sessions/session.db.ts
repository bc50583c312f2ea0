import { deleteInBatches, type Sql, type Tx } from '../../../kernel/database/index.ts';
import type { User } from '../../../kernel/http/index.ts';

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

interface NewSessionRow extends Omit<SessionRow, 'endedAt'> {
  readonly device: string | null;
  readonly actorId?: number | null;
  readonly zoneUntil?: Date | null;
  readonly purseUntil?: Date | null;
}

export async function insertSession(tx: Tx, session: NewSessionRow, at: Date): Promise<void> {
  await tx`insert into session (user_id, id, audience, origin, in_frame, partner_key, actor_id, zone_until, purse_until, device,
      created_at, seen_at, expires_at)
    values (${session.userId}, ${session.id}, ${session.audience}, ${session.origin}, ${session.inFrame},
      ${session.partnerKey}, ${session.actorId ?? null}, ${session.zoneUntil ?? null}, ${session.purseUntil ?? null},
      ${session.device}, ${at}, ${at}, ${session.expiresAt})`;
}

export interface OpenSessionRow {
  readonly id: string;
  readonly device: string | null;
  readonly origin: string | null;
  readonly createdAt: Date;
  readonly seenAt: Date;
}

/** The newest first, a hundred at most: more is a program, and all of them can be ended at once. */
export async function selectOpenSessions(tx: Tx, userId: number, now: Date): Promise<readonly OpenSessionRow[]> {
  return tx<OpenSessionRow[]>`
    select id, device, origin, created_at as "createdAt", seen_at as "seenAt" from session
    where user_id = ${userId} and ended_at is null and expires_at > ${now} order by seen_at desc, id limit 100`;
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
      s.in_frame as "inFrame", s.partner_key as "partnerKey", o.tenant_id as "ownedTenantId", u.duties
    from session s join "user" u on u.id = s.user_id left join tenant_owner o on o.user_id = u.id
    where s.user_id = ${userId} and s.id = ${sessionId} and s.ended_at is null and s.expires_at > ${now} and u.closed_at is null`;
  return row ?? null;
}

/** Who has handed the device to the person of this session; null: nobody has. */
export async function selectActor(tx: Tx, { userId, id }: SessionRef): Promise<number | null> {
  const [row] = await tx<{ actorId: number | null }[]>`
    select actor_id as "actorId" from session where user_id = ${userId} and id = ${id}`;
  return row?.actorId ?? null;
}

export async function endSession(tx: Tx, session: SessionRef, at: Date): Promise<void> {
  const { userId, id } = session;
  await tx`update session set ended_at = ${at} where user_id = ${userId} and id = ${id} and ended_at is null`;
  await tx`delete from refresh_token where user_id = ${userId} and session_id = ${id}`;
}

/** The sessions of this person that are over now: all, or all but one. */
export async function endSessions(
  tx: Tx,
  { userId, at, except = null }: { readonly userId: number; readonly at: Date; readonly except?: string | null },
): Promise<readonly string[]> {
  const rows = await tx<{ id: string }[]>`
    update session set ended_at = ${at} where user_id = ${userId} and ended_at is null and id is distinct from ${except}::uuid
    returning id`;
  await tx`delete from refresh_token where user_id = ${userId} and session_id is distinct from ${except}::uuid`;
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
  /** The token that has replaced it, sealed with it. */
  readonly successor: string | null;
}

export async function selectOptionalRefreshToken(
  tx: Tx,
  session: SessionRef,
  hash: string,
): Promise<RefreshRow | null> {
  const [row] = await tx<RefreshRow[]>`select replaced_at as "replacedAt", successor from refresh_token
    where user_id = ${session.userId} and session_id = ${session.id} and hash = ${hash}`;
  return row ?? null;
}

/** The token begins its overlap; those past it are forgotten. */
export async function replaceRefreshToken(
  tx: Tx,
  session: SessionRef,
  by: { readonly hash: string; readonly successor: string; readonly at: Date; readonly forgetBefore: Date },
): Promise<void> {
  await tx`delete from refresh_token where user_id = ${session.userId} and session_id = ${session.id} and replaced_at < ${by.forgetBefore}`;
  await tx`update refresh_token set replaced_at = ${by.at}, successor = ${by.successor}
    where user_id = ${session.userId} and session_id = ${session.id} and hash = ${by.hash}`;
}

export async function extendSession(
  tx: Tx,
  session: SessionRef,
  { at, expiresAt }: { readonly at: Date; readonly expiresAt: Date },
): Promise<void> {
  await tx`update session set expires_at = ${expiresAt}, seen_at = ${at} where user_id = ${session.userId} and id = ${session.id}`;
}

/** The person came back: what is kept for a while is kept for a while from now. */
export async function touchUser(tx: Tx, userId: number, at: Date): Promise<void> {
  await tx`update "user" set seen_at = ${at} where id = ${userId}`;
}

/** When somebody signed in; null: there is no such session. */
export async function selectSessionStart(tx: Tx, userId: number, sessionId: string): Promise<Date | null> {
  const [row] = await tx<{ at: Date }[]>`
    select created_at as at from session where user_id = ${userId} and id = ${sessionId}`;
  return row?.at ?? null;
}

export function deleteSessionsBefore(sql: Sql, moment: Date): Promise<void> {
  return deleteInBatches(
    (limit) => sql`
      delete from session where ctid = any(array(
        select ctid from session where expires_at < ${moment} or ended_at < ${moment} limit ${limit}))`,
  );
}
