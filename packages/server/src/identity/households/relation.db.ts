import type { Tx } from '../../kernel/database/index.ts';

export async function selectIsOwner(tx: Tx, ownerId: number, userId: number): Promise<boolean> {
  const [row] = await tx`
    select 1 from card c join "user" u on u.id = c.user_id
    where c.user_id = ${userId} and c.owner_id = ${ownerId} and u.closed_at is null`;
  return row !== undefined;
}

export async function selectIsTeacher(tx: Tx, teacherId: number, userId: number): Promise<boolean> {
  const [row] = await tx`
    select 1 from class_pupil p join class c on c.id = p.class_id join "user" u on u.id = p.user_id
    where p.user_id = ${userId} and p.consented_at is not null and c.teacher_id = ${teacherId} and c.closed_at is null
      and u.closed_at is null
    limit 1`;
  return row !== undefined;
}

/** True for a pupil whose card somebody holds. */
export async function selectIsCard(tx: Tx, userId: number): Promise<boolean> {
  const [row] = await tx`select 1 from card where user_id = ${userId}`;
  return row !== undefined;
}

/** True when a teacher looks after this pupil and the parent has agreed. */
export async function selectHasTeacher(tx: Tx, userId: number): Promise<boolean> {
  const [row] = await tx`
    select 1 from class_pupil p join class c on c.id = p.class_id
    where p.user_id = ${userId} and p.consented_at is not null and c.closed_at is null limit 1`;
  return row !== undefined;
}
