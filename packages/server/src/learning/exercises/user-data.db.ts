import type { Tx } from '../../kernel/database/index.ts';

/** Gives every row of `from` to `to`, who has none. */
export async function moveExercises(
  tx: Tx,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await Promise.all([
    tx`update exercise_block set user_id = ${to} where user_id = ${from}`,
    tx`update exercise_generation set user_id = ${to} where user_id = ${from}`,
  ]);
}

export async function deleteExercises(tx: Tx, userId: number): Promise<void> {
  await Promise.all([
    tx`delete from exercise_block where user_id = ${userId}`,
    tx`delete from exercise_generation where user_id = ${userId}`,
  ]);
}

export async function hasExercises(tx: Tx, userId: number): Promise<boolean> {
  const [row] = await tx<
    { found: boolean }[]
  >`select exists (select from exercise_block where user_id = ${userId}) as found`;
  return row?.found ?? false;
}
