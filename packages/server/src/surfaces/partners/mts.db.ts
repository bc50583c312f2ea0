import type { Tx } from '../../kernel/database/index.ts';

export type SubscriptionStatus = 0 | 1;

export interface SubscriptionRow {
  readonly id: number;
  readonly tenantId: number;
  readonly userId: number;
  readonly status: SubscriptionStatus;
  /** Until when the partner has been paid; null: until the partner says that it is over. */
  readonly endsAt: Date | null;
  readonly isOwnerHere: boolean;
}

export async function selectSells(tx: Tx, tenantId: number): Promise<boolean> {
  const [row] = await tx`select 1 from partner_page where tenant_id = ${tenantId} and with_subscriptions`;
  return row !== undefined;
}

export async function selectTenantOf(tx: Tx, slug: string): Promise<number | null> {
  const [row] = await tx<{ id: number }[]>`
    select t.id from tenant t join partner_page g on g.tenant_id = t.id and g.with_subscriptions where t.slug = ${slug}`;
  return row?.id ?? null;
}

/** The subscription that a partner calls so, locked. */
export async function lockSubscription(
  tx: Tx,
  { tenantId, subject }: { readonly tenantId: number; readonly subject: string },
): Promise<SubscriptionRow | null> {
  const [row] = await tx<SubscriptionRow[]>`
    select s.id, s.tenant_id as "tenantId", s.user_id as "userId", s.status, s.ends_at as "endsAt",
      u.closed_at is null as "isOwnerHere"
    from partner_subscription s join "user" u on u.id = s.user_id
    where s.tenant_id = ${tenantId} and s.subject = ${subject} for update of s`;
  return row ?? null;
}

export async function insertSubscription(
  tx: Tx,
  { tenantId, subject, userId, at }: { tenantId: number; subject: string; userId: number; at: Date },
): Promise<boolean> {
  const { count } = await tx`
    insert into partner_subscription (tenant_id, subject, user_id, changed_at)
    values (${tenantId}, ${subject}, ${userId}, ${at}) on conflict do nothing`;
  return count === 1;
}

export async function updateSubscription(
  tx: Tx,
  { id, userId, status, endsAt }: Pick<SubscriptionRow, 'id' | 'userId' | 'status' | 'endsAt'>,
  at: Date,
): Promise<void> {
  await tx`
    update partner_subscription set user_id = ${userId}, status = ${status}, ends_at = ${endsAt}, changed_at = ${at}
    where id = ${id}`;
}

export async function selectSubscriptions(
  tx: Tx,
  userId: number,
): Promise<readonly Pick<SubscriptionRow, 'id' | 'status' | 'endsAt'>[]> {
  return tx<Pick<SubscriptionRow, 'id' | 'status' | 'endsAt'>[]>`
    select id, status, ends_at as "endsAt" from partner_subscription where user_id = ${userId} order by id`;
}

/** What somebody has paid at a partner, until the last day that a partner has told; null: nothing that ends. */
export async function selectExternal(
  tx: Tx,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<{ readonly type: string; readonly endsAt: Date } | null> {
  const [row] = await tx<{ type: string; endsAt: Date }[]>`
    select t.slug as type, s.ends_at as "endsAt" from partner_subscription s join tenant t on t.id = s.tenant_id
    where s.user_id = ${userId} and s.status = 1 and s.ends_at > ${now} order by s.ends_at desc limit 1`;
  return row ?? null;
}

/** The status that it had; null when the person has no such subscription. */
export async function deleteSubscription(tx: Tx, userId: number, id: number): Promise<SubscriptionStatus | null> {
  const [row] = await tx<{ status: SubscriptionStatus }[]>`
    delete from partner_subscription where id = ${id} and user_id = ${userId} returning status`;
  return row?.status ?? null;
}

/** False when this notice was heard before. */
export async function insertNotice(tx: Tx, notice: { tenantId: number; id: string; at: Date }): Promise<boolean> {
  const { count } = await tx`insert into partner_notice (tenant_id, notice_id, heard_at)
    values (${notice.tenantId}, ${notice.id}, ${notice.at}) on conflict do nothing`;
  return count === 1;
}

export async function deleteNoticesBefore(tx: Tx, moment: Date): Promise<void> {
  await tx`delete from partner_notice where heard_at < ${moment}`;
}
