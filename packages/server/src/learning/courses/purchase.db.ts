import type { Sql, Tx } from '../../kernel/database/index.ts';
import type { Owner } from '../progress/index.ts';

/** Which of these problems the learner has opened for energy. */
export async function selectBought(
  tx: Tx,
  { userId, tenantId }: Owner,
  problems: readonly { readonly problemId: number }[],
): Promise<ReadonlySet<number>> {
  const ids = problems.map(({ problemId }) => problemId);
  const rows = await tx<{ id: number }[]>`
    select problem_id as id from problem_purchase
    where user_id = ${userId} and tenant_id = ${tenantId} and problem_id = any(${ids}::int[]) and refunded_at is null`;
  return new Set(rows.map(({ id }) => id));
}

/** The profile is locked. One that was given back may be bought again. */
export async function upsertPurchase(
  tx: Tx,
  { userId, tenantId }: Owner,
  bought: { readonly problemId: number; readonly price: number; readonly now: Date },
): Promise<void> {
  await tx`
    insert into problem_purchase (user_id, tenant_id, problem_id, price, bought_at)
    values (${userId}, ${tenantId}, ${bought.problemId}, ${bought.price}, ${bought.now})
    on conflict (user_id, tenant_id, problem_id) do update set
      price = excluded.price, bought_at = excluded.bought_at, refunded_at = null`;
}

/** Bought, broken since, and neither closed nor given back. */
const broken = (tx: Tx | Sql) => tx`
  u.refunded_at is null and p.id = u.problem_id and (p.is_deleted or not p.is_enabled)
  and not exists (
    select from progress q where q.user_id = u.user_id and q.tenant_id = u.tenant_id
      and q.problem_id = u.problem_id and q.context = '' and q.is_final)`;

export async function selectHoldersOfBroken(sql: Sql): Promise<readonly number[]> {
  const rows = await sql<{ userId: number }[]>`
    select distinct u.user_id as "userId" from problem_purchase u, problem p where ${broken(sql)} order by 1`;
  return rows.map(({ userId }) => userId);
}

/** Ends the purchases of what is broken and returns what was paid for it. The profile is locked. */
export async function takeBroken(tx: Tx, userId: number, now: Date): Promise<number> {
  const rows = await tx<{ price: number }[]>`
    update problem_purchase u set refunded_at = ${now} from problem p
    where u.user_id = ${userId} and ${broken(tx)} returning u.price`;
  return rows.reduce((sum, { price }) => sum + price, 0);
}

/** Gives every row of `from` to `to`, who has none. */
export async function movePurchases(
  tx: Tx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await tx`update problem_purchase set user_id = ${to} where user_id = ${from}`;
}

export async function deletePurchases(tx: Tx, userId: number): Promise<void> {
  await tx`delete from problem_purchase where user_id = ${userId}`;
}
