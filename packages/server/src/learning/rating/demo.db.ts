import type { Tx } from '../../kernel/database/index.ts';

/** Pupils of this school, each with every season that they have points of. */
export async function selectShownPupils(
  tx: Tx,
  institutionId: number,
): Promise<readonly { readonly userId: number; readonly season: number }[]> {
  return tx<{ userId: number; season: number }[]>`
    select user_id as "userId", season from rating where institution_id = ${institutionId}`;
}

/** The first problems of the school course that somebody has no points of. */
export async function selectDemoProblems(tx: Tx, userId: number, count: number): Promise<readonly number[]> {
  const rows = await tx<{ id: number }[]>`
    select p.id from problem p where p.is_enabled and not p.is_reserved
      and not exists (select 1 from rating_point r where r.user_id = ${userId} and r.problem_id = p.id)
    order by p.id limit ${count}`;
  return rows.map(({ id }) => id);
}
