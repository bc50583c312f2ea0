import type { Tx } from '../../kernel/database/index.ts';
import type { PartnerKey } from './partner.db.ts';

export interface KeyRow extends PartnerKey {
  readonly name: string;
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
  /** Paid threads that are ticked for it. */
  readonly threadIds: readonly number[];
  /** Its pages show the shop. */
  readonly withShop: boolean;
}

const columns = (tx: Tx) => tx`key, tenant_id as "tenantId", name, origins, allows_loopback as "allowsLoopback",
  created_at as "createdAt", revoked_at as "revokedAt", thread_ids as "threadIds",
  with_shop as "withShop"`;

/** Those that can be used first, each kind by age. */
export async function selectKeys(tx: Tx, tenantId: number): Promise<KeyRow[]> {
  return tx<KeyRow[]>`select ${columns(tx)} from partner_key where tenant_id = ${tenantId}
    order by revoked_at is not null, created_at, key`;
}

/** The tenant's row locked: keys and secrets of a tenant are changed one after the other. */
export async function lockTenant(tx: Tx, tenantId: number): Promise<{ readonly slug: string; readonly name: string }> {
  const [row] = await tx<{ slug: string; name: string }[]>`
    select slug, name from tenant where id = ${tenantId} for update`;
  if (!row) throw new Error(`Tenant ${tenantId} is gone`);
  return row;
}

export async function selectTenant(
  tx: Tx,
  tenantId: number,
): Promise<{ readonly slug: string; readonly name: string; readonly appearance: Readonly<Record<string, string>> }> {
  const [row] = await tx<{ slug: string; name: string; appearance: Record<string, string> }[]>`
    select slug, name, appearance from tenant where id = ${tenantId}`;
  if (!row) throw new Error(`Tenant ${tenantId} is gone`);
  return row;
}

export async function updateAppearance(
  tx: Tx,
  tenantId: number,
  appearance: Readonly<Record<string, string>>,
): Promise<void> {
  await tx`update tenant set appearance = ${tx.json(appearance)} where id = ${tenantId}`;
}

export async function insertKey(tx: Tx, key: KeyRow): Promise<void> {
  await tx`insert into partner_key (key, tenant_id, name, origins, allows_loopback, created_at, thread_ids, with_shop)
    values (${key.key}, ${key.tenantId}, ${key.name}, ${[...key.origins]}, ${key.allowsLoopback}, ${key.createdAt},
      ${[...key.threadIds]}, ${key.withShop})`;
}

/** The key with its row locked; null when the tenant has no such key. */
export async function lockOptionalKey(
  tx: Tx,
  at: { readonly tenantId: number; readonly key: string },
): Promise<KeyRow | null> {
  const [row] = await tx<KeyRow[]>`
    select ${columns(tx)} from partner_key where tenant_id = ${at.tenantId} and key = ${at.key} for update`;
  return row ?? null;
}

export async function updateKey(tx: Tx, key: KeyRow): Promise<void> {
  await tx`update partner_key set name = ${key.name}, origins = ${[...key.origins]},
    allows_loopback = ${key.allowsLoopback}, revoked_at = ${key.revokedAt}, thread_ids = ${[...key.threadIds]},
    with_shop = ${key.withShop}
    where key = ${key.key}`;
}

export interface SecretRow {
  readonly kid: string;
  readonly createdAt: Date;
  readonly endsAt: Date | null;
}

export async function selectSecrets(tx: Tx, tenantId: number, now: Date): Promise<SecretRow[]> {
  return tx<SecretRow[]>`
    select kid, created_at as "createdAt", ends_at as "endsAt" from partner_signer
    where tenant_id = ${tenantId} and algorithm = 'HS256' and revoked_at is null and (ends_at is null or ends_at > ${now})
    order by created_at desc, kid`;
}

/** Secrets without an end get one; those that end sooner keep theirs. */
export async function endSecrets(tx: Tx, tenantId: number, endsAt: Date): Promise<void> {
  await tx`update partner_signer set ends_at = ${endsAt}
    where tenant_id = ${tenantId} and algorithm = 'HS256' and revoked_at is null and ends_at is null`;
}

export async function insertSecret(
  tx: Tx,
  secret: { readonly tenantId: number; readonly kid: string; readonly secret: string; readonly createdAt: Date },
): Promise<void> {
  await tx`insert into partner_signer (tenant_id, kid, algorithm, secret, created_at)
    values (${secret.tenantId}, ${secret.kid}, 'HS256', ${secret.secret}, ${secret.createdAt})`;
}
