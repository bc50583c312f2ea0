import type { Tx } from '../../kernel/database/index.ts';

/** When somebody has bought which course. */
export async function selectPurchases(
  tx: Tx,
  userId: number,
): Promise<readonly { readonly courseId: number; readonly id: number; readonly boughtAt: Date }[]> {
  return tx<{ courseId: number; id: number; boughtAt: Date }[]>`
    select course_id as "courseId", purchase_id as id, bought_at as "boughtAt"
    from course_purchase where user_id = ${userId} order by bought_at, purchase_id`;
}

/** Bought twice it is one. */
export async function insertCoursePurchase(
  tx: Tx,
  one: { readonly userId: number; readonly courseId: number; readonly purchaseId: number; readonly at: Date },
): Promise<void> {
  await tx`
    insert into course_purchase (user_id, course_id, purchase_id, bought_at)
    values (${one.userId}, ${one.courseId}, ${one.purchaseId}, ${one.at}) on conflict do nothing`;
}

export async function deleteCoursePurchase(
  tx: Tx,
  one: { readonly userId: number; readonly courseId: number; readonly purchaseId: number },
): Promise<void> {
  await tx`
    delete from course_purchase
    where user_id = ${one.userId} and course_id = ${one.courseId} and purchase_id = ${one.purchaseId}`;
}

/** Threads of the courses that somebody has bought, by their id. */
const boughtThreads = (userId: string): string => `array(
  select t.id from course_purchase b join thread t on t.course_id = b.course_id where b.user_id = ${userId})`;

/** `bought` of the learner in row `a`. */
export const boughtThreadsSql = `select ${boughtThreads('a.user_id')} as bought offset 0`;

export async function selectBoughtThreads(tx: Tx, userId: number): Promise<readonly number[]> {
  const [row] = await tx.unsafe<{ threads: number[] }[]>(`select ${boughtThreads('$1::int')} as threads`, [userId]);
  return row?.threads ?? [];
}

/** Gives every row of `from` to `to`. */
export async function moveCoursePurchases(
  tx: Tx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await tx`
    with moved as (delete from course_purchase where user_id = ${from} returning course_id, purchase_id, bought_at)
    insert into course_purchase (user_id, course_id, purchase_id, bought_at)
    select ${to}, course_id, purchase_id, bought_at from moved on conflict do nothing`;
}

export async function deleteCoursePurchases(tx: Tx, userId: number): Promise<void> {
  await tx`delete from course_purchase where user_id = ${userId}`;
}
