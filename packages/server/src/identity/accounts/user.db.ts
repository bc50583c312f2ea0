import type postgres from 'postgres';
import { type Duty, nameKey, nameLook } from '@logikit/contract';
import type { Sql, Tx } from '../../kernel/database/index.ts';

export interface UserRow {
  readonly id: number;
  readonly tenantId: number;
  readonly tenant: string;
  readonly externalSubject: string | null;
  readonly username: string | null;
  readonly email: string | null;
  readonly passwordHash: string | null;
  readonly role: 'user' | 'editor';
  readonly perms: readonly string[];
  readonly anonymous: boolean;
  readonly emailOwner: 'self' | 'parent';
}

export interface NewUser {
  readonly tenantId: number;
  readonly externalSubject?: string | null;
  readonly username?: string | null;
  readonly email?: string | null;
  readonly passwordHash?: string | null;
  readonly role?: 'user' | 'editor';
  readonly perms?: readonly string[];
  readonly duties?: readonly Duty[];
  readonly anonymous: boolean;
  readonly birthYear?: number | null;
  readonly emailOwner?: 'self' | 'parent';
  readonly createdAt: Date;
}

const columns = (tx: Tx) => tx`
  u.id, u.tenant_id as "tenantId", t.slug as tenant, u.external_subject as "externalSubject", u.username, u.email,
  u.password_hash as "passwordHash", u.role, u.perms, u.anonymous,
  u.email_owner as "emailOwner"`;

/** Of the user `u`: whether this is the user name or the e-mail. Two names that are older than the keys may share one. */
export function isCalled(tx: Tx, name: string): postgres.Fragment {
  return tx`(u.name_key = ${nameKey(name)} or lower(u.username) = lower(${name}) or lower(u.email) = lower(${name}))`;
}

/** Gives names that are older than keys and looks theirs; where two share one, it stays with the first. */
export async function fillNames(sql: Sql): Promise<void> {
  const rows = await sql<{ id: number; username: string }[]>`
    select id, username from "user" where username is not null and (name_key is null or name_look is null) order by id`;
  for (const { id, username } of rows) {
    await sql`update "user" u set
        name_key = case when exists (select from "user" o where o.name_key = ${nameKey(username)} and o.id <> u.id)
          then null else ${nameKey(username)} end,
        name_look = case when exists (select from "user" o where o.name_look = ${nameLook(username)} and o.id <> u.id)
          then null else ${nameLook(username)} end
      where id = ${id} and username = ${username}`;
  }
}

const keyOf = (username: string | null | undefined): string | null => (username ? nameKey(username) : null);
const lookOf = (username: string | null | undefined): string | null => (username ? nameLook(username) : null);

export async function insertUser(tx: Tx, user: NewUser): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into "user" (tenant_id, external_subject, username, name_key, name_look, email, email_owner, password_hash, role,
      perms, duties, anonymous, birth_year, created_at, seen_at)
    values (${user.tenantId}, ${user.externalSubject ?? null}, ${user.username ?? null}, ${keyOf(user.username)},
      ${lookOf(user.username)}, ${user.email ?? null}, ${user.emailOwner ?? 'self'}, ${user.passwordHash ?? null}, ${user.role ?? 'user'}, ${[...(user.perms ?? [])]},
      ${[...(user.duties ?? [])]}, ${user.anonymous}, ${user.birthYear ?? null}, ${user.createdAt}, ${user.createdAt})
    returning id`;
  if (!row) throw new Error('The user was not inserted');
  return row.id;
}

export async function selectUser(tx: Tx, id: number): Promise<UserRow> {
  const [row] = await tx<UserRow[]>`
    select ${columns(tx)} from "user" u join tenant t on t.id = u.tenant_id where u.id = ${id} and u.closed_at is null`;
  if (!row) throw new Error(`User ${id} is gone`);
  return row;
}

/** Null: there is none, or nobody has answered the letter that was sent there. */
export async function selectConfirmedEmail(tx: Tx, id: number): Promise<string | null> {
  const [row] = await tx<{ email: string }[]>`
    select email from "user" where id = ${id} and email is not null and email_confirmed_at is not null`;
  return row?.email ?? null;
}

/** As the next one, with one row for every name: nothing of an account is read, and little differs with one (S-17). */
export async function selectOptionalIdByName(tx: Tx, name: string): Promise<number | null> {
  const [row] = await tx<{ id: number | null }[]>`
    select min(u.id) as id from "user" u where ${isCalled(tx, name)} and u.closed_at is null`;
  return row?.id ?? null;
}

/** Whether somebody else, closed or not, has this user name or one that looks the same. */
export async function selectIsNameTaken(tx: Tx, username: string, userId: number | null): Promise<boolean> {
  const [row] = await tx<{ isTaken: boolean }[]>`
    select exists (select from "user" where (name_look = ${nameLook(username)} or lower(username) = lower(${username}))
      and id is distinct from ${userId}::int) as "isTaken"`;
  return row?.isTaken ?? false;
}

/** By user name or e-mail, whatever the case. The name as it is written comes first. */
export async function selectOptionalUserByName(tx: Tx, name: string): Promise<UserRow | null> {
  const [row] = await tx<UserRow[]>`
    select ${columns(tx)} from "user" u join tenant t on t.id = u.tenant_id
    where ${isCalled(tx, name)} and u.closed_at is null
    order by u.username = ${name} desc nulls last, u.id limit 1`;
  return row ?? null;
}

export async function selectOptionalExternalUser(tx: Tx, tenantId: number, subject: string): Promise<UserRow | null> {
  const [row] = await tx<UserRow[]>`
    select ${columns(tx)} from "user" u join tenant t on t.id = u.tenant_id
    where u.tenant_id = ${tenantId} and u.external_subject = ${subject} and u.closed_at is null`;
  return row ?? null;
}

export interface Upgrade {
  readonly username: string | null;
  readonly email: string | null;
  readonly passwordHash: string;
  readonly birthYear: number | null;
  readonly emailOwner: 'self' | 'parent';
  readonly perms: readonly string[];
}

/** The anonymous user becomes an account and keeps all its rows. */
export async function upgradeUser(tx: Tx, id: number, to: Upgrade): Promise<void> {
  await tx`update "user" set username = ${to.username}, name_key = ${keyOf(to.username)}, name_look = ${lookOf(to.username)},
    email = ${to.email}, password_hash = ${to.passwordHash}, birth_year = ${to.birthYear}, email_owner = ${to.emailOwner},
    perms = ${[...to.perms]}, anonymous = false where id = ${id}`;
}

/** Somebody else answers for this learner from now on: anonymous no more, and without a way to sign in. */
export async function endAnonymity(tx: Tx, id: number): Promise<void> {
  await tx`update "user" set anonymous = false, email_owner = 'parent' where id = ${id}`;
}

export async function updatePassword(tx: Tx, id: number, passwordHash: string): Promise<void> {
  await tx`update "user" set password_hash = ${passwordHash} where id = ${id}`;
}

export async function closeUser(tx: Tx, id: number, at: Date): Promise<void> {
  await tx`update "user" set closed_at = ${at} where id = ${id}`;
}

export async function openUser(tx: Tx, id: number): Promise<void> {
  await tx`update "user" set closed_at = null where id = ${id}`;
}
