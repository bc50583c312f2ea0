import { numbers } from '@logikit/contract';
import type { Sql, Tx } from '../../kernel/database/index.ts';

/** What is owed for each bought block that is not completed: so much for each broken problem that was not closed. */
const owed = (tx: Tx | Sql) => tx`
  select e.user_id, e.tenant_id, e.target_lesson, e.tier, e.number,
    least(e.price, ${numbers.energy.problem} * count(*)) as owed
  from exercise_block e cross join unnest(e.problem_ids) as held (problem_id)
  join problem p on p.id = held.problem_id and (p.is_deleted or not p.is_enabled)
  left join progress q on q.user_id = e.user_id and q.tenant_id = e.tenant_id and q.problem_id = p.id
    and q.context = 'exercise:' || e.target_lesson || '/' || e.tier || '/' || e.number
  where e.price > e.refunded and e.completed_at is null and not coalesce(q.is_final, false)
  group by e.user_id, e.tenant_id, e.target_lesson, e.tier, e.number`;

export async function selectOwed(sql: Sql): Promise<readonly number[]> {
  const rows = await sql<{ userId: number }[]>`
    select distinct e.user_id as "userId" from exercise_block e
    join (${owed(sql)}) as o using (user_id, tenant_id, target_lesson, tier, number)
    where o.owed > e.refunded order by 1`;
  return rows.map(({ userId }) => userId);
}

/** Notes the refund of all blocks of a learner whose profile is locked, and returns how much that is. */
export async function takeOwed(tx: Tx, userId: number): Promise<number> {
  const rows = await tx<{ amount: number }[]>`
    update exercise_block e set refunded = o.owed
    from (${owed(tx)}) as o, exercise_block before
    where e.user_id = ${userId} and o.owed > e.refunded
      and (e.user_id, e.tenant_id, e.target_lesson, e.tier, e.number)
        = (o.user_id, o.tenant_id, o.target_lesson, o.tier, o.number)
      and (before.user_id, before.tenant_id, before.target_lesson, before.tier, before.number)
        = (e.user_id, e.tenant_id, e.target_lesson, e.tier, e.number)
    returning e.refunded - before.refunded as amount`;
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
