import type { Tx } from '../../kernel/database/index.ts';
import type { Owner } from './owner.ts';

/** Notes when a learner sees a problem for the first time. */
export async function upsertShown(
  tx: Tx,
  { userId, tenantId }: Owner,
  shown: { readonly problemId: number; readonly locale: string; readonly now: Date },
): Promise<void> {
  await tx`
    insert into problem_shown (user_id, tenant_id, problem_id, locale, shown_at)
    values (${userId}, ${tenantId}, ${shown.problemId}, ${shown.locale}, ${shown.now})
    on conflict do nothing`;
}

/** Gives every row of `from` to `to`, who has none. */
export async function moveShown(tx: Tx, { from, to }: { readonly from: number; readonly to: number }): Promise<void> {
  await tx`
    with moved as (delete from problem_shown where user_id = ${from} returning tenant_id, problem_id, locale, shown_at)
    insert into problem_shown (user_id, tenant_id, problem_id, locale, shown_at)
    select ${to}, tenant_id, problem_id, locale, shown_at from moved on conflict do nothing`;
}

export async function deleteShown(tx: Tx, userId: number): Promise<void> {
  await tx`delete from problem_shown where user_id = ${userId}`;
}
