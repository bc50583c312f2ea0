import type { JWK } from 'jose';
import type { Sql, Tx } from '../database/database.ts';

export interface PartnerKey {
  readonly key: string;
  readonly tenantId: number;
  readonly origins: readonly string[];
  readonly allowsLoopback: boolean;
}

export interface PartnerSigner {
  readonly algorithm: 'HS256' | 'EdDSA';
  readonly secret: string | null;
  readonly publicJwk: JWK | null;
}

export async function selectOptionalKey(tx: Tx, key: string): Promise<PartnerKey | null> {
  const [row] = await tx<PartnerKey[]>`
    select key, tenant_id as "tenantId", origins, allows_loopback as "allowsLoopback"
    from partner_key where key = ${key} and revoked_at is null`;
  return row ?? null;
}

export async function selectAllowedOrigins(sql: Sql): Promise<Pick<PartnerKey, 'origins' | 'allowsLoopback'>[]> {
  return sql<Pick<PartnerKey, 'origins' | 'allowsLoopback'>[]>`
    select origins, allows_loopback as "allowsLoopback" from partner_key where revoked_at is null`;
}

export async function selectSigners(tx: Tx, tenantId: number): Promise<(PartnerSigner & { readonly kid: string })[]> {
  return tx<(PartnerSigner & { readonly kid: string })[]>`
    select kid, algorithm, secret, public_jwk as "publicJwk" from partner_signer
    where tenant_id = ${tenantId} and revoked_at is null order by created_at desc`;
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

export async function upsertKey(tx: Tx, key: PartnerKey): Promise<void> {
  await tx`insert into partner_key (key, tenant_id, origins, allows_loopback)
    values (${key.key}, ${key.tenantId}, ${[...key.origins]}, ${key.allowsLoopback}) on conflict (key) do nothing`;
}

export async function upsertSecret(
  tx: Tx,
  signer: { readonly tenantId: number; readonly kid: string; readonly secret: string },
): Promise<void> {
  await tx`insert into partner_signer (tenant_id, kid, algorithm, secret)
    values (${signer.tenantId}, ${signer.kid}, 'HS256', ${signer.secret}) on conflict (tenant_id, kid) do nothing`;
}
