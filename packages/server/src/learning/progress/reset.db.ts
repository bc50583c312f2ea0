import type { Tx } from '../../kernel/database/index.ts';
import type { Owner } from './owner.ts';

/** Context of rows that a reset has put away. */
export const ARCHIVED = 'archived:';

export interface ResetCount {
  /** Within the last year. */
  readonly taken: number;
  readonly lastAt: Date | null;
}

export async function selectResets(tx: Tx, userId: number, now: Date): Promise<ResetCount> {
  const [row] = await tx<ResetCount[]>`
    select count(*) filter (where reset_at > ${now}::timestamptz - interval '1 year') as taken, max(reset_at) as "lastAt"
    from progress_reset where user_id = ${userId}`;
  return row ?? { taken: 0, lastAt: null };
}

/** Enabled courses that a reset names: one, all of a target lesson, or all. */
export async function selectCourseIds(
  tx: Tx,
  { courseId, targetLesson }: { readonly courseId?: number | undefined; readonly targetLesson: number | null },
): Promise<readonly number[]> {
  const rows = await tx<{ id: number }[]>`
    select id from course
    where is_enabled and kind <> 'event'
      and case when ${courseId ?? null}::int is null then ${targetLesson}::int is null or target_lesson = ${targetLesson} else id = ${courseId ?? null} end
    order by id`;
  return rows.map(({ id }) => id);
}

export async function insertReset(
  tx: Tx,
  { userId, tenantId }: Owner,
  reset: { readonly courseIds: readonly number[]; readonly now: Date },
): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into progress_reset (user_id, tenant_id, course_ids, stars, reset_at)
    values (${userId}, ${tenantId}, ${[...reset.courseIds]}::int[], 0, ${reset.now}) returning id`;
  if (!row) throw new Error('A reset returned no id');
  return row.id;
}

export interface Archived {
  readonly stars: number;
  readonly solved: number;
  /** Of them, those of the course in use. */
  readonly solvedInCourse: number;
}

/** Puts progress and passings of these courses away (rule D-022: nothing is deleted) and says what they had earned. */
export async function archiveProgress(
  tx: Tx,
  { userId, tenantId }: Owner,
  reset: { readonly id: number; readonly courseIds: readonly number[]; readonly courseTl: number },
): Promise<Archived> {
  const context = `${ARCHIVED}${reset.id}`;
  const [row] = await tx<Archived[]>`
    with problems as (
      select distinct bp.problem_id from thread t join block b on b.thread_id = t.id join block_problem bp on bp.block_id = b.id
      where t.course_id = any(${[...reset.courseIds]}::int[])
    ), passings as (
      update passing set context = ${context}
      where user_id = ${userId} and tenant_id = ${tenantId} and context = '' and problem_id in (select problem_id from problems)
    ), stood as (
      update progress set context = ${context}
      where user_id = ${userId} and tenant_id = ${tenantId} and context = '' and problem_id in (select problem_id from problems)
      returning problem_id, earned, is_solved
    )
    select coalesce(sum(s.earned), 0)::int as stars,
      count(*) filter (where s.is_solved and s.earned > 0)::int as solved,
      count(*) filter (where s.is_solved and s.earned > 0 and p.target_lesson = ${reset.courseTl})::int as "solvedInCourse"
    from stood s join problem p on p.id = s.problem_id`;
  const archived = row ?? { stars: 0, solved: 0, solvedInCourse: 0 };
  await tx`update progress_reset set stars = ${archived.stars} where user_id = ${userId} and id = ${reset.id}`;
  return archived;
}
