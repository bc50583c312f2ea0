import type { Tx } from '../../../kernel/database/index.ts';

export interface FlowRow {
  readonly state: string;
  readonly network: string;
  readonly browser: string;
  readonly challenge: string;
  readonly verifier: string;
  readonly nonce: string;
  readonly locale: string;
  readonly expiresAt: Date;
}

export async function insertFlow(tx: Tx, flow: FlowRow): Promise<void> {
  await tx`insert into social_flow (state, network, browser, challenge, verifier, nonce, locale, expires_at)
    values (${flow.state}, ${flow.network}, ${flow.browser}, ${flow.challenge}, ${flow.verifier}, ${flow.nonce},
      ${flow.locale}, ${flow.expiresAt})`;
}

/** Takes the flow away, so that its answer counts once. */
export async function takeOptionalFlow(tx: Tx, state: string, now: Date): Promise<FlowRow | null> {
  const [row] = await tx<FlowRow[]>`delete from social_flow where state = ${state} and expires_at > ${now}
    returning state, network, browser, challenge, verifier, nonce, locale, expires_at as "expiresAt"`;
  return row ?? null;
}

export interface SocialCodeRow {
  readonly hash: string;
  readonly issuer: string;
  readonly subject: string;
  readonly network: string;
  readonly name: string | null;
  readonly challenge: string;
  readonly expiresAt: Date;
}

export async function insertSocialCode(tx: Tx, code: SocialCodeRow): Promise<void> {
  await tx`insert into social_code (hash, issuer, subject, network, name, challenge, expires_at)
    values (${code.hash}, ${code.issuer}, ${code.subject}, ${code.network}, ${code.name}, ${code.challenge}, ${code.expiresAt})`;
}

/** Uses the code up, whether what comes with it fits or not; null when there is none that is still good. */
export async function useOptionalSocialCode(tx: Tx, hash: string, now: Date): Promise<SocialCodeRow | null> {
  const [row] = await tx<SocialCodeRow[]>`
    update social_code set used_at = ${now} where hash = ${hash} and used_at is null and expires_at > ${now}
    returning hash, issuer, subject, network, name, challenge, expires_at as "expiresAt"`;
  return row ?? null;
}

export interface IdentityRow {
  readonly userId: number;
  readonly isClosed: boolean;
}

type IdentityName = Pick<SocialCodeRow, 'issuer' | 'subject'>;

/** Nobody else signs in as this person until the transaction ends. */
export async function lockIdentity(tx: Tx, { issuer, subject }: IdentityName): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext(${issuer}), hashtext(${subject}))`;
}

export async function selectOptionalIdentity(tx: Tx, { issuer, subject }: IdentityName): Promise<IdentityRow | null> {
  const [row] = await tx<IdentityRow[]>`
    select i.user_id as "userId", u.closed_at is not null as "isClosed" from social_identity i
    join "user" u on u.id = i.user_id where i.issuer = ${issuer} and i.subject = ${subject}`;
  return row ?? null;
}

export async function insertIdentity(
  tx: Tx,
  identity: IdentityName & { readonly network: string; readonly userId: number; readonly at: Date },
): Promise<void> {
  await tx`insert into social_identity (issuer, subject, network, user_id, created_at)
    values (${identity.issuer}, ${identity.subject}, ${identity.network}, ${identity.userId}, ${identity.at})`;
}

export async function deleteIdentity(tx: Tx, { issuer, subject }: IdentityName): Promise<void> {
  await tx`delete from social_identity where issuer = ${issuer} and subject = ${subject}`;
}

export async function selectNetworks(tx: Tx, userId: number): Promise<readonly string[]> {
  const rows = await tx<{ network: string }[]>`
    select distinct network from social_identity where user_id = ${userId} order by network`;
  return rows.map(({ network }) => network);
}

/** The anonymous learner becomes an account that a network opens. */
export async function markKnown(tx: Tx, userId: number): Promise<void> {
  await tx`update "user" set anonymous = false where id = ${userId}`;
}

export async function nameWhereNone(tx: Tx, userId: number, name: string): Promise<void> {
  await tx`update profile set display_name = ${name} where user_id = ${userId} and display_name is null`;
}

export async function deleteSocialBefore(tx: Tx, moment: Date): Promise<void> {
  await tx`delete from social_flow where expires_at < ${moment}`;
  await tx`delete from social_code where expires_at < ${moment}`;
}

/** Secrets that would sign in with what a leaving person has connected. */
export async function deleteSocialCodesOf(tx: Tx, userId: number): Promise<void> {
  await tx`delete from social_code c using social_identity i
    where i.user_id = ${userId} and c.issuer = i.issuer and c.subject = i.subject`;
}
