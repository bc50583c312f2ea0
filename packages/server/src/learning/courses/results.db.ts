import type { Tx } from '../../kernel/database/index.ts';
import type { Owner } from '../progress/index.ts';

export interface ResultRow {
  readonly threadId: number;
  readonly stars: number;
  readonly maxStars: number;
  readonly closedAt: Date;
}

/** Threads of the courses of logic in which everything is closed, the best first. */
export async function selectFinishedThreads(tx: Tx, { userId, tenantId }: Owner): Promise<readonly ResultRow[]> {
  return tx<ResultRow[]>`
    select t.id as "threadId", sum(coalesce(q.stars, 0))::int as stars, (count(*) * 3)::int as "maxStars",
      max(q.closed_at) as "closedAt"
    from thread t join course c on c.id = t.course_id and c.is_enabled and c.kind <> 'event'
    join block b on b.thread_id = t.id join block_problem bp on bp.block_id = b.id
    join problem p on p.id = bp.problem_id and p.is_enabled and not p.is_deleted
    left join progress q on q.user_id = ${userId} and q.tenant_id = ${tenantId} and q.problem_id = p.id and q.context = ''
    where t.is_enabled and t.id in (
      select ob.thread_id from progress o join block_problem obp on obp.problem_id = o.problem_id
      join block ob on ob.id = obp.block_id where o.user_id = ${userId} and o.tenant_id = ${tenantId} and o.context = '')
    group by t.id having bool_and(coalesce(q.is_final, false))
    order by stars desc, "closedAt", t.id limit 500`;
}
