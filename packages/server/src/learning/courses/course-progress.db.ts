import type { Tx } from '../../kernel/database/index.ts';
import type { Owner } from '../progress/index.ts';

/** What a learner has done in one thread of a course; of a course without threads there is one row without a thread. */
export interface ThreadSums {
  readonly courseId: number;
  readonly threadId: number | null;
  readonly problems: number;
  readonly closed: number;
  readonly correct: number;
  readonly stars: number;
}

/** Every enabled course of a kind with its enabled threads, in their order. */
export async function selectThreadSums(
  tx: Tx,
  { userId, tenantId }: Owner,
  kind: 'logic' | 'side',
): Promise<readonly ThreadSums[]> {
  return tx<ThreadSums[]>`
    select c.id as "courseId", t.id as "threadId", count(p.id)::int as problems,
      (count(*) filter (where q.is_final))::int as closed, (count(*) filter (where q.is_solved))::int as correct,
      coalesce(sum(q.stars), 0)::int as stars
    from course c
    left join thread t on t.course_id = c.id and t.is_enabled
    left join block b on b.thread_id = t.id
    left join block_problem bp on bp.block_id = b.id
    left join problem p on p.id = bp.problem_id and p.is_enabled and not p.is_deleted
    left join progress q on q.user_id = ${userId} and q.tenant_id = ${tenantId} and q.problem_id = p.id and q.context = ''
    where c.is_enabled and c.kind = ${kind}
    group by c.id, t.id order by c.position, c.id, t.position, t.id`;
}

/** What a learner has done in the courses of one target lesson. */
export interface LessonSums {
  readonly targetLesson: number | null;
  readonly problems: number;
  readonly closed: number;
  readonly stars: number;
  readonly closedBlocks: number;
}

/** Of every target lesson that has an enabled course. */
export async function selectLessonSums(tx: Tx, { userId, tenantId }: Owner): Promise<readonly LessonSums[]> {
  return tx<LessonSums[]>`
    select lesson as "targetLesson", sum(problems)::int as problems, sum(closed)::int as closed, sum(stars)::int as stars,
      (count(*) filter (where problems > 0 and closed = problems))::int as "closedBlocks"
    from (
      select c.target_lesson as lesson, b.id, count(p.id) as problems, count(*) filter (where q.is_final) as closed,
        coalesce(sum(q.stars), 0) as stars
      from course c
      join thread t on t.course_id = c.id and t.is_enabled
      join block b on b.thread_id = t.id
      left join block_problem bp on bp.block_id = b.id
      left join problem p on p.id = bp.problem_id and p.is_enabled and not p.is_deleted
      left join progress q on q.user_id = ${userId} and q.tenant_id = ${tenantId} and q.problem_id = p.id and q.context = ''
      where c.is_enabled and c.kind = 'logic' and c.target_lesson is not null
      group by c.target_lesson, b.id) as block_sum
    group by lesson`;
}
