import { numbers } from '@logikit/contract';
import type { Tx } from '../../kernel/database/index.ts';

interface Learner {
  readonly userId: number;
  readonly tenantId: number;
  readonly targetLesson: number;
}

/** Problems of the free chapters of a target lesson's logic courses, and how many of them this learner has closed. */
export async function countTrialChapters(
  tx: Tx,
  { userId, tenantId, targetLesson }: Learner,
): Promise<{ readonly problems: number; readonly closed: number }> {
  const [row] = await tx<{ problems: number; closed: number }[]>`
    select count(*) as problems, count(*) filter (where q.is_final) as closed
    from course c
    join thread t on t.course_id = c.id and t.is_enabled and t.is_trial and t.type = 'chapter'
    join block b on b.thread_id = t.id
    join block_problem bp on bp.block_id = b.id
    join problem p on p.id = bp.problem_id and p.is_enabled and not p.is_deleted
    left join progress q on q.user_id = ${userId} and q.tenant_id = ${tenantId} and q.problem_id = p.id and q.context = ''
    where c.kind = 'logic' and c.is_enabled and c.target_lesson = ${targetLesson}`;
  return row ?? { problems: 0, closed: 0 };
}

/** Closed problems of the free blocks; a completed block counts in full, even if a problem was taken out of it. */
export async function countTrialExercises(tx: Tx, { userId, tenantId, targetLesson }: Learner): Promise<number> {
  const [row] = await tx<{ closed: number }[]>`
    select coalesce(sum(case when e.completed_at is not null then ${numbers.exercise.problems} else (
      select count(*) from progress q
      where q.user_id = e.user_id and q.tenant_id = e.tenant_id and q.is_final and q.problem_id = any(e.problem_ids)
        and q.context = 'exercise:' || e.target_lesson || '/' || e.tier || '/' || e.number) end), 0) as closed
    from exercise_block e
    where e.user_id = ${userId} and e.tenant_id = ${tenantId} and e.target_lesson = ${targetLesson}
      and e.tier = 1 and e.number <= ${numbers.trial.exerciseBlocks}`;
  return row?.closed ?? 0;
}
