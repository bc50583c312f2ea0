import type { Model } from '@logikit/contract';
import type { Tx } from '../../../kernel/database/index.ts';
import { OWN_TENANT } from '../../../kernel/http/index.ts';
import type { ByLocale } from '../../../kernel/words/index.ts';

type Kind = Model<'Assignment'>['kind'];
export type Titles = ByLocale<string>;

export interface TaskRow {
  readonly kind: Kind;
  readonly threadId: number | null;
  /** Empty for an exercise. */
  readonly problemIds: readonly number[];
  readonly tier: 1 | 2 | 3 | null;
  readonly total: number;
  readonly title: Titles;
}

export interface AssignmentRow extends TaskRow {
  readonly id: number;
  readonly classId: number;
  readonly note: string;
  readonly dueOn: string;
  readonly userIds: readonly number[] | null;
  readonly createdAt: Date;
  readonly targetLesson: 1 | 2 | 3 | 4 | 5;
}

const columns = (tx: Tx) => tx`
  a.id, a.class_id as "classId", a.kind, a.thread_id as "threadId", a.problem_ids as "problemIds", a.tier, a.total,
  a.title, a.note, a.due_on::text as "dueOn", a.user_ids as "userIds", a.created_at as "createdAt",
  c.target_lesson as "targetLesson"`;

export async function insertAssignment(tx: Tx, row: Omit<AssignmentRow, 'id' | 'targetLesson'>): Promise<number> {
  const [made] = await tx<{ id: number }[]>`
    insert into assignment (class_id, kind, thread_id, problem_ids, tier, total, title, note, due_on, user_ids, created_at)
    values (${row.classId}, ${row.kind}, ${row.threadId}, ${[...row.problemIds]}::int[], ${row.tier}, ${row.total},
      ${tx.json(row.title)}, ${row.note}, ${row.dueOn}::date, ${row.userIds && [...row.userIds]}::int[], ${row.createdAt})
    returning id`;
  if (!made) throw new Error('The assignment was not inserted');
  return made.id;
}

/** What is due on that day or later, the latest first. */
export async function selectAssignments(tx: Tx, classId: number, since: string): Promise<readonly AssignmentRow[]> {
  return tx<AssignmentRow[]>`
    select ${columns(tx)} from assignment a join class c on c.id = a.class_id
    where a.class_id = ${classId} and a.due_on >= ${since}::date order by a.due_on desc, a.id desc`;
}

/** False: the teacher has no such assignment. */
export async function deleteAssignment(tx: Tx, teacherId: number, id: number): Promise<boolean> {
  const rows = await tx`
    delete from assignment a using class c
    where a.id = ${id} and c.id = a.class_id and c.teacher_id = ${teacherId} and c.closed_at is null returning a.id`;
  return rows.length > 0;
}

export interface OwnRow extends AssignmentRow {
  readonly className: string;
  readonly teacherName: string;
}

/** What a learner has to do, the nearest day first. */
export async function selectOwn(tx: Tx, userId: number, since: string): Promise<readonly OwnRow[]> {
  return tx<OwnRow[]>`
    select ${columns(tx)}, c.name as "className", coalesce(t.name, f.display_name, '') as "teacherName"
    from class_pupil p join class c on c.id = p.class_id and c.closed_at is null
    join assignment a on a.class_id = c.id
    join "user" h on h.id = c.teacher_id and h.closed_at is null
    join profile f on f.user_id = c.teacher_id left join teacher t on t.user_id = c.teacher_id
    where p.user_id = ${userId} and (a.user_ids is null or ${userId} = any(a.user_ids)) and a.due_on >= ${since}::date
    order by a.due_on, a.id`;
}

/** How much of an assignment each of these pupils has done, from what they have really solved. */
export async function selectDone(
  tx: Tx,
  row: AssignmentRow,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx<{ userId: number; done: number }[]>`
    select user_id as "userId", count(*)::int as done from progress
    where user_id = any(${[...userIds]}::int[]) and tenant_id = ${OWN_TENANT.id} and is_final and ${ofTask(tx, row)}
    group by user_id`;
  return new Map(rows.map(({ userId, done }) => [userId, Math.min(done, row.total)]));
}

function ofTask(tx: Tx, { kind, problemIds, targetLesson, tier, createdAt }: AssignmentRow) {
  if (kind !== 'exercise') return tx`context = '' and problem_id = any(${[...problemIds]}::int[])`;
  // Skipped problems are closed, too, but nobody solved them.
  return tx`context like ${`exercise:${targetLesson}/${tier}/%`} and is_solved and closed_at >= ${createdAt}`;
}

/** The first problem of these that the learner has not closed. */
export async function selectNext(
  tx: Tx,
  userId: number,
  problemIds: readonly number[],
): Promise<{ readonly threadId: number; readonly problemId: number } | null> {
  const [row] = await tx<{ threadId: number; problemId: number }[]>`
    select b.thread_id as "threadId", p.id as "problemId"
    from unnest(${[...problemIds]}::int[]) with ordinality as o (id, place)
    join problem p on p.id = o.id and p.is_enabled and not p.is_deleted
    join block_problem bp on bp.problem_id = p.id join block b on b.id = bp.block_id
    where not exists (select from progress g where g.user_id = ${userId} and g.tenant_id = ${OWN_TENANT.id}
      and g.problem_id = p.id and g.context = '' and g.is_final)
    order by o.place, b.position limit 1`;
  return row ?? null;
}

/** The problems of a chapter, or of one block of it, in the order of the road. Free: everybody may enter. */
export async function selectThreadProblems(
  tx: Tx,
  { threadId, blockId }: { readonly threadId: number; readonly blockId: number | null },
): Promise<readonly { readonly problemId: number; readonly thread: ByTitle; readonly block: ByTitle }[]> {
  return tx<{ problemId: number; thread: ByTitle; block: ByTitle }[]>`
    select p.id as "problemId", t.content -> 'translations' as thread, b.content -> 'translations' as block
    from thread t join course c on c.id = t.course_id and c.is_enabled and c.kind <> 'event'
    join block b on b.thread_id = t.id join block_problem bp on bp.block_id = b.id
    join problem p on p.id = bp.problem_id and p.is_enabled and not p.is_deleted
    where t.id = ${threadId} and t.is_enabled and t.type in ('chapter', 'side')
      and (${blockId}::int is null or b.id = ${blockId})
    order by b.position, b.id, bp.position`;
}
export type ByTitle = ByLocale<{ readonly title: string }>;
