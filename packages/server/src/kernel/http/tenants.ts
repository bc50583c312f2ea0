import type { Tx } from '../database/index.ts';
import { ApiError } from '../errors/index.ts';
import type { Tenant, User } from './route.ts';
import { selectOptionalTenant, selectTenantById } from './tenants.db.ts';

/** The platform's own tenant, made by the first migration. */
export const OWN_TENANT: Tenant = { id: 1, slug: 'logikit' };

/** The tenant of the path, else the user's, else our own. A learner of a partner's page stays in that partner's tenant. */
export async function tenantOf(tx: Tx, slug: string | undefined, user: User | null): Promise<Tenant> {
  if (slug !== undefined) {
    // The database takes no NUL, which an address can carry.
    const isText = !slug.includes('\0');
    const tenant = slug === OWN_TENANT.slug ? OWN_TENANT : isText ? await selectOptionalTenant(tx, slug) : null;
    if (!tenant) throw new ApiError('unknownTenant');
    if (user?.audience === 'embed' && user.tenantId !== tenant.id) throw new ApiError('forbidden');
    return tenant;
  }
  if (user === null || user.tenantId === OWN_TENANT.id) return OWN_TENANT;
  return selectTenantById(tx, user.tenantId);
}
