import type { Tx } from '../../kernel/database/index.ts';

export type ThreadType = 'support' | 'teacher' | 'system';
/** `learner`: whose thread it is. `other`: the teacher, or whoever answers for support. */
export type Side = 'learner' | 'other';

export interface ThreadRow {
  readonly id: number;
  readonly type: ThreadType;
  readonly userId: number;
  readonly teacherId: number | null;
}

/** Which threads somebody sees, and from which side. */
export interface Shelf {
  readonly userId: number;
  readonly types: readonly ThreadType[];
  /** The inbox of support instead of the own threads. */
  readonly isInbox: boolean;
}

const columns = (tx: Tx) => tx`t.id, t.type, t.user_id as "userId", t.teacher_id as "teacherId"`;

const onShelf = (tx: Tx, { userId, types, isInbox }: Shelf) =>
  isInbox
    ? tx`t.type = 'support'`
    : tx`t.type = any(${[...types]}::text[]) and (t.user_id = ${userId} or t.teacher_id = ${userId})`;

const sideOf = (tx: Tx, { userId, isInbox }: Shelf) =>
  isInbox ? tx`'other'` : tx`case when t.user_id = ${userId} then 'learner' else 'other' end`;

/** Threads in which something was said, and those that were opened with a person; those that moved last first. A pupil who left a teacher is no longer there. */
export async function selectThreads(
  tx: Tx,
  shelf: Shelf,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly ThreadRow[]; readonly total: number }> {
  const wanted = tx`from message_thread t join "user" u on u.id = t.user_id and u.closed_at is null
    where ${onShelf(tx, shelf)} and ${isOpen(tx)}
      and (t.type = 'teacher' or exists (select from message where thread_id = t.id))`;
  const rows = await tx<ThreadRow[]>`
    select ${columns(tx)} ${wanted} order by t.updated_at desc, t.id desc limit ${limit} offset ${offset}`;
  const [count] = await tx<{ total: number }[]>`select count(*)::int as total ${wanted}`;
  return { rows, total: count?.total ?? 0 };
}

/** What binds a teacher and a pupil holds at this moment (security.md T05). */
const isOpen = (tx: Tx) => tx`(t.teacher_id is null or exists (
  select from class_pupil p join class c on c.id = p.class_id and c.closed_at is null
  where p.user_id = t.user_id and c.teacher_id = t.teacher_id and p.consented_at is not null))`;

export async function selectThread(tx: Tx, id: number): Promise<ThreadRow | null> {
  const [row] = await tx<ThreadRow[]>`
    select ${columns(tx)} from message_thread t join "user" u on u.id = t.user_id and u.closed_at is null
    where t.id = ${id} and ${isOpen(tx)}`;
  return row ?? null;
}

/** The one thread of these, made when it is not there. */
export async function upsertThread(
  tx: Tx,
  thread: { readonly type: ThreadType; readonly userId: number; readonly teacherId: number | null; readonly at: Date },
): Promise<ThreadRow> {
  const { type, userId, teacherId, at } = thread;
  const select = () => tx<ThreadRow[]>`
    select ${columns(tx)} from message_thread t
    where t.type = ${type} and t.user_id = ${userId} and t.teacher_id is not distinct from ${teacherId}`;
  const [known] = await select();
  if (known) return known;
  await tx`insert into message_thread (type, user_id, teacher_id, updated_at)
    values (${type}, ${userId}, ${teacherId}, ${at}) on conflict do nothing`;
  const [made] = await select();
  if (!made) throw new Error('The thread was not inserted');
  return made;
}

export async function countUnread(tx: Tx, shelf: Shelf): Promise<Readonly<Partial<Record<ThreadType, number>>>> {
  const rows = await tx<{ type: ThreadType; count: number }[]>`
    select t.type, count(*)::int as count
    from message_thread t join "user" u on u.id = t.user_id and u.closed_at is null
    join message m on m.thread_id = t.id and (m.author = 'learner') = (${sideOf(tx, shelf)} = 'other')
    left join message_read r on r.thread_id = t.id and r.side = ${sideOf(tx, shelf)}
    where ${onShelf(tx, shelf)} and m.id > coalesce(r.message_id, 0) and ${isOpen(tx)} group by t.type`;
  return Object.fromEntries(rows.map(({ type, count }) => [type, count]));
}

export async function countUnreadIn(tx: Tx, threadId: number, side: Side): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from message m
    left join message_read r on r.thread_id = m.thread_id and r.side = ${side}
    where m.thread_id = ${threadId} and (m.author = 'learner') = (${side}::text = 'other')
      and m.id > coalesce(r.message_id, 0)`;
  return row?.count ?? 0;
}

export async function markRead(tx: Tx, threadId: number, side: Side): Promise<void> {
  await tx`insert into message_read (thread_id, side, message_id)
    select ${threadId}, ${side}, coalesce(max(id), 0) from message where thread_id = ${threadId}
    on conflict (thread_id, side) do update set message_id = greatest(message_read.message_id, excluded.message_id)`;
}

/** Own teachers, and own pupils of somebody who teaches: people, not classes. */
export async function selectContacts(tx: Tx, userId: number): Promise<readonly { id: number; isTeacher: boolean }[]> {
  return tx<{ id: number; isTeacher: boolean }[]>`
    select distinct case when c.teacher_id = ${userId} then p.user_id else c.teacher_id end as id,
      c.teacher_id <> ${userId} as "isTeacher"
    from class_pupil p join class c on c.id = p.class_id and c.closed_at is null
    where p.consented_at is not null and (p.user_id = ${userId} or c.teacher_id = ${userId}) order by id limit 500`;
}
