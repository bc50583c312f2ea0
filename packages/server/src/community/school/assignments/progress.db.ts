import { OWN_TENANT } from '../../../kernel/http/index.ts';
import type { Tx } from '../../../kernel/database/index.ts';
import type { ByLocale } from '../../../kernel/words/index.ts';

export interface TopicRow {
  readonly threadId: number;
  readonly titles: ByLocale<{ readonly title: string }>;
  readonly problems: number;
}

/** The chapters of a target lesson's logic courses, in the order of the road. */
export async function selectTopics(tx: Tx, targetLesson: number): Promise<readonly TopicRow[]> {
  return tx<TopicRow[]>`
    select t.id as "threadId", t.content -> 'translations' as titles,
      (select count(*) from block b join block_problem bp on bp.block_id = b.id
        join problem q on q.id = bp.problem_id and q.is_enabled and not q.is_deleted where b.thread_id = t.id)::int as problems
    from thread t join course c on c.id = t.course_id
    where c.target_lesson = ${targetLesson} and c.kind = 'logic' and c.is_enabled and t.is_enabled and t.type = 'chapter'
    order by c.position, c.id, t.position, t.id`;
}

/** Problems that each of these people has closed, by chapter. */
export async function selectClosed(
  tx: Tx,
  userIds: readonly number[],
  threadIds: readonly number[],
): Promise<readonly { readonly userId: number; readonly threadId: number; readonly closed: number }[]> {
  return tx<{ userId: number; threadId: number; closed: number }[]>`
    select g.user_id as "userId", b.thread_id as "threadId", count(*)::int as closed
    from progress g join block_problem bp on bp.problem_id = g.problem_id join block b on b.id = bp.block_id
    join problem q on q.id = g.problem_id and q.is_enabled and not q.is_deleted
    where g.user_id = any(${[...userIds]}::int[]) and g.tenant_id = ${OWN_TENANT.id} and g.context = '' and g.is_final
      and b.thread_id = any(${[...threadIds]}::int[])
    group by g.user_id, b.thread_id`;
}
