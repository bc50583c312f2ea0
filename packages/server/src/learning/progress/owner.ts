/** Whose progress: one row per problem and context (rule D-022). */
export interface Owner {
  readonly userId: number;
  readonly tenantId: number;
  /** Left out: threads and blocks together. */
  readonly context?: string;
}

interface Request {
  readonly user: { readonly id: number };
  readonly tenant: { readonly id: number };
}

/** Whoever asks, in the tenant that they ask in. */
export const ownerOf = ({ user, tenant }: Request): Owner => ({ userId: user.id, tenantId: tenant.id });
