import type { JWK } from 'jose';
import type { Sql, Tx } from '../../kernel/database/index.ts';

export interface PartnerKey {
  readonly key: string;
  readonly tenantId: number;
  readonly origins: readonly string[];
  readonly allowsLoopback: boolean;
}

export interface KeyState extends PartnerKey {
  readonly isRevoked: boolean;
}

export interface PartnerSigner {
  readonly algorithm: 'HS256' | 'EdDSA';
  readonly secret: string | null;
  readonly publicJwk: JWK | null;
}

export async function selectOptionalKey(tx: Tx, key: string): Promise<KeyState | null> {
  const [row] = await tx<KeyState[]>`
    select key, tenant_id as "tenantId", origins, allows_loopback as "allowsLoopback", revoked_at is not null as "isRevoked"
    from partner_key where key = ${key}`;
  return row ?? null;
}

/** Whether pages of this key show the shop; without a key, none do. */
export async function showsShop(tx: Tx, key: string | null): Promise<boolean> {
  const [row] = await tx<{ shows: boolean }[]>`
    select with_shop as shows from partner_key where key = ${key} and revoked_at is null`;
  return row?.shows ?? false;
}

export async function selectAllowedOrigins(sql: Sql): Promise<Pick<PartnerKey, 'origins' | 'allowsLoopback'>[]> {
  return sql<Pick<PartnerKey, 'origins' | 'allowsLoopback'>[]>`
    select origins, allows_loopback as "allowsLoopback" from partner_key where revoked_at is null`;
}

export async function selectAppearance(tx: Tx, tenantId: number): Promise<Readonly<Record<string, string>>> {
  const [row] = await tx<{ appearance: Readonly<Record<string, string>> }[]>`
    select appearance from tenant where id = ${tenantId}`;
  return row?.appearance ?? {};
}

export async function selectSigners(
  tx: Tx,
  tenantId: number,
  now: Date,
): Promise<(PartnerSigner & { readonly kid: string })[]> {
  return tx<(PartnerSigner & { readonly kid: string })[]>`
    select kid, algorithm, secret, public_jwk as "publicJwk" from partner_signer
    where tenant_id = ${tenantId} and revoked_at is null and (ends_at is null or ends_at > ${now})
    order by created_at desc, kid`;
}

/** False when this one-time token was exchanged before. */
export async function insertUsedToken(
  tx: Tx,
  used: { readonly tenantId: number; readonly jti: string; readonly expiresAt: Date },
): Promise<boolean> {
  const rows = await tx`insert into used_partner_token (tenant_id, jti, expires_at)
    values (${used.tenantId}, ${used.jti}, ${used.expiresAt}) on conflict do nothing`;
  return rows.count === 1;
}

export async function deleteUsedTokensBefore(tx: Tx, moment: Date): Promise<void> {
  await tx`delete from used_partner_token where expires_at < ${moment}`;
}

export interface NewTenant {
  readonly slug: string;
  readonly name: string;
}

export async function upsertTenant(tx: Tx, tenant: NewTenant): Promise<number> {
  const [row] = await tx<{ id: number }[]>`insert into tenant (slug, name) values (${tenant.slug}, ${tenant.name})
    on conflict (slug) do update set name = excluded.name returning id`;
  if (!row) throw new Error('The tenant was not inserted');
  return row.id;
}

export async function upsertKey(
  tx: Tx,
  key: PartnerKey & { readonly name: string; readonly withShop?: boolean },
): Promise<void> {
  await tx`insert into partner_key (key, tenant_id, name, origins, allows_loopback, with_shop)
    values (${key.key}, ${key.tenantId}, ${key.name}, ${[...key.origins]}, ${key.allowsLoopback},
      ${key.withShop ?? false})
    on conflict (key) do update set name = excluded.name where partner_key.name = ''`;
}

export async function upsertSecret(
  tx: Tx,
  signer: { readonly tenantId: number; readonly kid: string; readonly secret: string },
): Promise<void> {
  await tx`insert into partner_signer (tenant_id, kid, algorithm, secret)
    values (${signer.tenantId}, ${signer.kid}, 'HS256', ${signer.secret}) on conflict (tenant_id, kid) do nothing`;
}

/** Makes the account of this name an owner, unless it owns a tenant already. */
export async function insertOwner(
  tx: Tx,
  owner: { readonly username: string; readonly tenantId: number },
): Promise<void> {
  await tx`insert into tenant_owner (user_id, tenant_id)
    select id, ${owner.tenantId} from "user" where lower(username) = lower(${owner.username}) on conflict do nothing`;
}
