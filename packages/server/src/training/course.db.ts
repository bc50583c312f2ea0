import type { Model } from '@logikit/contract';
import type { Sql, Tx } from '../database/database.ts';
import type { Owner } from './progress.db.ts';

export type CourseContent = Omit<Model<'Course'>, 'id' | 'name' | 'targetLesson' | 'isEnabled' | 'purchases'>;

export interface CourseRow extends Pick<Model<'Course'>, 'id' | 'name' | 'targetLesson' | 'isEnabled'> {
  readonly content: CourseContent;
}

const columns = (tx: Tx) => tx`
  c.id, c.slug as name, c.target_lesson as "targetLesson", c.is_enabled as "isEnabled", c.content`;

export interface CourseFilter {
  readonly targetLesson?: number | undefined;
  readonly kind?: 'logic' | 'side';
}

/** Enabled courses in their order. */
export async function selectCourses(tx: Tx, filter: CourseFilter): Promise<readonly CourseRow[]> {
  const lesson = filter.targetLesson ?? null;
  const kind = filter.kind ?? null;
  return tx<CourseRow[]>`
    select ${columns(tx)} from course c
    where c.is_enabled and c.kind <> 'event' and (${lesson}::int is null or c.target_lesson = ${lesson}) and (${kind}::text is null or c.kind = ${kind})
    order by c.position, c.id`;
}

export async function selectCourse(tx: Tx, id: number): Promise<CourseRow | null> {
  const [row] = await tx<CourseRow[]>`select ${columns(tx)} from course c where c.id = ${id} and c.is_enabled`;
  return row ?? null;
}

/** The enabled thread that the learner answered in last. */
export async function selectLastThread(tx: Tx, { userId, tenantId }: Owner): Promise<number | null> {
  const [row] = await tx<{ threadId: number }[]>`
    select q.thread_id as "threadId"
    from progress q join thread t on t.id = q.thread_id join course c on c.id = t.course_id
    where q.user_id = ${userId} and q.tenant_id = ${tenantId} and t.is_enabled and c.is_enabled and c.kind <> 'event'
    order by q.updated_at desc, q.problem_id desc limit 1`;
  return row?.threadId ?? null;
}

export async function selectCourseId(tx: Tx, slug: string): Promise<number> {
  const [row] = await tx<{ id: number }[]>`select id from course where slug = ${slug}`;
  if (!row) throw new Error(`There is no course ${slug}`);
  return row.id;
}

export interface SeededCourse {
  readonly slug: string;
  readonly kind: 'logic' | 'side' | 'event';
  readonly targetLesson: number;
  readonly position: number;
  readonly content: CourseContent;
}

export async function upsertCourse(tx: Tx | Sql, course: SeededCourse): Promise<number> {
  const { slug, kind, targetLesson, position, content } = course;
  const [row] = await tx<{ id: number }[]>`
    insert into course (slug, kind, target_lesson, position, content)
    values (${slug}, ${kind}, ${targetLesson}, ${position}, ${tx.json(content as never)})
    on conflict (slug) do update set kind = excluded.kind, position = excluded.position, content = excluded.content
    returning id`;
  if (!row) throw new Error('A saved course returned no id');
  return row.id;
}
