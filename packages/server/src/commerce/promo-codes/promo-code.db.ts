import type { Tx } from '../../kernel/database/index.ts';
import type { Rows, Slice } from '../../kernel/http/index.ts';

export interface PromoCodeRow {
  readonly code: string;
  /** Either a discount or a purchase. */
  readonly discountId: number | null;
  readonly purchaseId: number | null;
  /** Null: as often as people come. */
  readonly usesLeft: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export async function selectPromoCode(tx: Tx, code: string): Promise<PromoCodeRow | null> {
  const [row] = await tx<PromoCodeRow[]>`
    select code, discount_id as "discountId", purchase_id as "purchaseId", uses_left as "usesLeft",
      starts_at as "startsAt", ends_at as "endsAt"
    from promo_code where code = ${code}`;
  return row ?? null;
}

/** False: this person has taken it already, or nothing is left of it, or it ended at this moment. */
export async function insertUse(
  tx: Tx,
  { code, userId, at }: { readonly code: string; readonly userId: number; readonly at: Date },
): Promise<boolean> {
  const { count: isNew } = await tx`
    insert into promo_use (user_id, code, used_at) values (${userId}, ${code}, ${at}) on conflict do nothing`;
  if (isNew === 0) return false;
  const { count: isLeft } = await tx`
    update promo_code set uses_left = uses_left - 1
    where code = ${code} and ends_at > ${at} and (uses_left is null or uses_left > 0)`;
  return isLeft === 1;
}

export async function insertPromoCodes(tx: Tx, rows: readonly PromoCodeRow[]): Promise<void> {
  for (const { code, discountId, purchaseId, usesLeft, startsAt, endsAt } of rows)
    await tx`
      insert into promo_code (code, discount_id, purchase_id, uses_left, starts_at, ends_at)
      values (${code}, ${discountId}, ${purchaseId}, ${usesLeft}, ${startsAt}, ${endsAt}) on conflict do nothing`;
}

export async function moveUses(tx: Tx, { from, to }: { readonly from: number; readonly to: number }): Promise<void> {
  await tx`
    insert into promo_use (user_id, code, used_at)
    select ${to}, code, used_at from promo_use where user_id = ${from} on conflict do nothing`;
  await tx`delete from promo_use where user_id = ${from}`;
}

export interface ListedCodeRow extends PromoCodeRow {
  readonly taken: number;
}

/** Those of ours; presents are their givers'. */
export async function selectPromoCodes(tx: Tx, { limit, offset }: Slice): Promise<Rows<ListedCodeRow>> {
  const rows = await tx<(ListedCodeRow & { total: number })[]>`
    select c.code, c.discount_id as "discountId", c.purchase_id as "purchaseId", c.uses_left as "usesLeft",
      c.starts_at as "startsAt", c.ends_at as "endsAt", count(*) over ()::int as total,
      (select count(*)::int from promo_use u where u.code = c.code) as taken
    from promo_code c
    where not exists (select from gift g where g.code = c.code)
    order by c.starts_at desc, c.code limit ${limit} offset ${offset}`;
  return { rows, total: rows[0]?.total ?? 0 };
}

/** False: there is none of ours, or it is over. */
export async function endPromoCode(
  tx: Tx,
  { code, at }: { readonly code: string; readonly at: Date },
): Promise<boolean> {
  const { count } = await tx`
    update promo_code set starts_at = least(starts_at, ${at}::timestamptz - interval '1 second'), ends_at = ${at}
    where code = ${code} and ends_at > ${at} and not exists (select from gift g where g.code = promo_code.code)`;
  return count === 1;
}
