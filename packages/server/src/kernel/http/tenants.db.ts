import type { Tx } from '../database/index.ts';
import type { Tenant } from './route.ts';

export async function selectOptionalTenant(tx: Tx, slug: string): Promise<Tenant | null> {
  const [row] = await tx<Tenant[]>`select id, slug from tenant where slug = ${slug}`;
  return row ?? null;
}

export async function selectTenantById(tx: Tx, id: number): Promise<Tenant> {
  const [row] = await tx<Tenant[]>`select id, slug from tenant where id = ${id}`;
  if (!row) throw new Error(`Tenant ${id} is gone`);
  return row;
}
