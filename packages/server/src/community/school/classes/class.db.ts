import type { Tx } from '../../../kernel/database/index.ts';

export interface ClassRow {
  readonly id: number;
  readonly name: string;
  readonly targetLesson: 1 | 2 | 3 | 4 | 5;
  readonly pupils: number;
  readonly waiting: number;
  readonly hasBoard: boolean;
  readonly codeEndsAt: Date | null;
  readonly usesLeft: number | null;
}

const columns = (tx: Tx) => tx`
  c.id, c.name, c.target_lesson as "targetLesson", c.has_board as "hasBoard", k.ends_at as "codeEndsAt", k.uses_left as "usesLeft",
  (select count(*) from class_pupil p join "user" u on u.id = p.user_id
    where p.class_id = c.id and p.consented_at is not null and u.closed_at is null) as pupils,
  (select count(*) from class_pupil p join "user" u on u.id = p.user_id
    where p.class_id = c.id and p.consented_at is null and u.closed_at is null) as waiting
  from class c left join class_code k on k.class_id = c.id`;

export async function selectClasses(tx: Tx, teacherId: number): Promise<readonly ClassRow[]> {
  return tx<ClassRow[]>`select ${columns(tx)} where c.teacher_id = ${teacherId} and c.closed_at is null order by c.id`;
}

/** Null when the teacher has no such class. */
export async function selectClass(tx: Tx, teacherId: number, id: number): Promise<ClassRow | null> {
  const [row] = await tx<ClassRow[]>`
    select ${columns(tx)} where c.id = ${id} and c.teacher_id = ${teacherId} and c.closed_at is null`;
  return row ?? null;
}

/** The teacher's row locked: classes of a teacher are made one after the other. */
export async function lockTeacher(tx: Tx, teacherId: number): Promise<void> {
  await tx`select 1 from "user" where id = ${teacherId} for update`;
}

export interface NewClassRow {
  readonly teacherId: number;
  readonly name: string;
  readonly targetLesson: number;
  readonly hasBoard: boolean;
  readonly at: Date;
}

export async function insertClass(tx: Tx, row: NewClassRow): Promise<number> {
  const { teacherId, name, targetLesson, hasBoard, at } = row;
  const [made] = await tx<{ id: number }[]>`
    insert into class (teacher_id, name, target_lesson, has_board, created_at)
    values (${teacherId}, ${name}, ${targetLesson}, ${hasBoard}, ${at}) returning id`;
  if (!made) throw new Error('The class was not inserted');
  return made.id;
}

export async function updateClass(
  tx: Tx,
  id: number,
  { name, targetLesson, hasBoard }: Pick<ClassRow, 'name' | 'targetLesson' | 'hasBoard'>,
): Promise<void> {
  await tx`
    update class set name = ${name}, target_lesson = ${targetLesson}, has_board = ${hasBoard} where id = ${id}`;
}

export async function updateClassClosed(tx: Tx, id: number, at: Date): Promise<void> {
  await tx`update class set closed_at = ${at} where id = ${id}`;
  await deleteCode(tx, id);
}

export interface CodeRow {
  readonly hash: string;
  readonly endsAt: Date;
  readonly usesLeft: number;
}

export async function upsertCode(tx: Tx, classId: number, code: CodeRow): Promise<void> {
  await tx`
    insert into class_code (class_id, hash, ends_at, uses_left)
    values (${classId}, ${code.hash}, ${code.endsAt}, ${code.usesLeft})
    on conflict (class_id) do update set
      hash = excluded.hash, ends_at = excluded.ends_at, uses_left = excluded.uses_left`;
}

export async function deleteCode(tx: Tx, classId: number): Promise<void> {
  await tx`delete from class_code where class_id = ${classId}`;
}

export interface OpenClass {
  readonly id: number;
  readonly teacherId: number;
  readonly targetLesson: 1 | 2 | 3 | 4 | 5;
}

/** The class whose code this is, its code locked; null for a code that is wrong, over or used up. */
export async function lockOpenClass(tx: Tx, hash: string, now: Date): Promise<OpenClass | null> {
  const [row] = await tx<OpenClass[]>`
    select c.id, c.teacher_id as "teacherId", c.target_lesson as "targetLesson"
    from class_code k join class c on c.id = k.class_id join "user" t on t.id = c.teacher_id
    where k.hash = ${hash} and k.ends_at > ${now} and k.uses_left > 0 and c.closed_at is null and t.closed_at is null
      and 'teacher' = any(t.perms)
    for update of k`;
  return row ?? null;
}

export async function takeUse(tx: Tx, classId: number): Promise<void> {
  await tx`update class_code set uses_left = uses_left - 1 where class_id = ${classId}`;
}

/** False: the pupil was there already. */
export async function insertPupil(
  tx: Tx,
  place: { readonly classId: number; readonly userId: number; readonly name: string; readonly at: Date },
): Promise<boolean> {
  const rows = await tx`
    insert into class_pupil (class_id, user_id, name, asked_at)
    values (${place.classId}, ${place.userId}, ${place.name}, ${place.at}) on conflict do nothing returning user_id`;
  return rows.length > 0;
}

export async function countPupils(tx: Tx, teacherId: number): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*) as count from class_pupil p join class c on c.id = p.class_id
    where c.teacher_id = ${teacherId} and c.closed_at is null`;
  return row?.count ?? 0;
}

export async function deletePupil(tx: Tx, classId: number, userId: number): Promise<boolean> {
  const rows = await tx`delete from class_pupil where class_id = ${classId} and user_id = ${userId} returning user_id`;
  await tx`delete from class_consent where class_id = ${classId} and user_id = ${userId}`;
  return rows.length > 0;
}
