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
