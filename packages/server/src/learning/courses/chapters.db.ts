import type { Tx } from '../../kernel/database/index.ts';

export interface ChapterRow {
  readonly id: number;
  readonly complexities: readonly number[];
}

/** The chapters of a target lesson in their order, with the complexities of their problems. */
export async function selectChapters(tx: Tx, targetLesson: number): Promise<readonly ChapterRow[]> {
  return tx<ChapterRow[]>`
    select t.id, array_agg(p.complexity::int) as complexities
    from course c
    join thread t on t.course_id = c.id and t.is_enabled and t.type = 'chapter'
    join block b on b.thread_id = t.id
    join block_problem bp on bp.block_id = b.id
    join problem p on p.id = bp.problem_id and p.is_enabled and not p.is_deleted
    where c.kind = 'logic' and c.is_enabled and c.target_lesson = ${targetLesson}
    group by t.id, c.position, c.id, t.position order by c.position, c.id, t.position, t.id`;
}
