import type { Tx } from '../../kernel/database/index.ts';
import type { AffiliateRecord } from './affiliate.ts';

export interface OriginRow {
  readonly userId: number;
  readonly type: number | null;
  /** Slug of the partner; one that is not there is passed over. */
  readonly partner: string | null;
  readonly affiliate: readonly AffiliateRecord[];
  readonly at: Date;
}

/** What is told now adds to what was told at the start; affiliates of the last touch stay. */
export async function upsertOrigin(tx: Tx, { userId, type, partner, affiliate, at }: OriginRow): Promise<void> {
  await tx`
    insert into registration_origin as o (user_id, type, partner_id, affiliate, created_at)
    values (${userId}, ${type}, (select t.id from tenant t join partner_page g on g.tenant_id = t.id
      where t.slug = ${partner}), ${tx.json(affiliate as never)}, ${at})
    on conflict (user_id) do update set type = coalesce(excluded.type, o.type),
      partner_id = coalesce(excluded.partner_id, o.partner_id),
      affiliate = case when excluded.affiliate = '[]' then o.affiliate else excluded.affiliate end`;
}
