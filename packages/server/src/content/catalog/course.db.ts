import type { Model } from '@logikit/contract';
import type { Sql, Tx } from '../../kernel/database/index.ts';
import type { ByLocale } from '../../kernel/words/index.ts';

export type CourseContent = Omit<Model<'Course'>, 'id' | 'name' | 'targetLesson' | 'isEnabled' | 'purchases'>;

/** One slide of a landing page, in every language. */
export interface CourseSlide extends Omit<Model<'Landing'>['slides'][number], 'translations'> {
  readonly translations: ByLocale<{ readonly title: string; readonly text: string; readonly action: string }>;
}

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

/** An enabled course by number or by address name (rule D-006), with what it says of itself. */
export async function selectLanding(
  tx: Tx,
  slug: string,
): Promise<(CourseRow & { readonly landing: readonly CourseSlide[] | null }) | null> {
  const id = /^\d{1,10}$/.test(slug) ? Number(slug) : 0;
  const [row] = await tx<(CourseRow & { landing: readonly CourseSlide[] | null })[]>`
    select ${columns(tx)}, c.landing from course c
    where (c.slug = ${slug} or c.id = ${id}::bigint) and c.is_enabled and c.kind <> 'event'`;
  return row ?? null;
}

/** Enabled side courses with the number of their problems. */
export async function selectSideCourses(
  tx: Tx,
): Promise<readonly { readonly courseId: number; readonly problems: number }[]> {
  return tx<{ courseId: number; problems: number }[]>`
    select c.id as "courseId", count(p.id) as problems
    from course c join thread t on t.course_id = c.id and t.is_enabled join block b on b.thread_id = t.id
    join block_problem bp on bp.block_id = b.id join problem p on p.id = bp.problem_id and p.is_enabled and not p.is_deleted
    where c.kind = 'side' and c.is_enabled group by c.id, c.position order by c.position, c.id`;
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
  readonly landing: readonly CourseSlide[] | null;
}

export async function upsertCourse(tx: Tx | Sql, course: SeededCourse): Promise<number> {
  const { slug, kind, targetLesson, position, content, landing } = course;
  const [row] = await tx<{ id: number }[]>`
    insert into course (slug, kind, target_lesson, position, content, landing)
    values (${slug}, ${kind}, ${targetLesson}, ${position}, ${tx.json(content as never)},
      ${landing && tx.json(landing as never)})
    on conflict (slug) do update set kind = excluded.kind, position = excluded.position, content = excluded.content,
      landing = excluded.landing
    returning id`;
  if (!row) throw new Error('A saved course returned no id');
  return row.id;
}
