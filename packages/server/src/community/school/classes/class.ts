import { type Model, numbers } from '@logikit/contract';
import { type Clock, secondsLater, timestampOf } from '../../../kernel/clock/index.ts';
import type { Tx } from '../../../kernel/database/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import { hashOfCode, makeCode } from './class-code.ts';
import {
  type ClassRow,
  deleteCode,
  deletePupil,
  insertClass,
  lockTeacher,
  selectClass,
  selectClasses,
  updateClass,
  updateClassClosed,
  upsertCode,
} from './class.db.ts';
import { plainText } from '../worksheets/plain-text.ts';

const DAY_SECONDS = 86_400;

/** Where a teacher works: every query names this teacher, so another's classes are not there. */
export interface TeacherDesk {
  readonly tx: Tx;
  readonly clock: Clock;
  readonly teacherId: number;
}

export async function listClasses({ tx, clock, teacherId }: TeacherDesk): Promise<Model<'SchoolClasses'>> {
  return { data: (await selectClasses(tx, teacherId)).map((row) => shownClass(row, clock.now())) };
}

export async function createClass(desk: TeacherDesk, draft: Model<'ClassDraft'>): Promise<Model<'NewClass'>> {
  const { tx, clock, teacherId } = desk;
  await lockTeacher(tx, teacherId);
  const limit = numbers.school.classes;
  if ((await selectClasses(tx, teacherId)).length >= limit) throw new ApiError('limitReached', { data: { limit } });
  const { targetLesson } = draft;
  const name = plainText(draft.name, 'name');
  const id = await insertClass(tx, { teacherId, name, targetLesson, at: clock.now() });
  const code = await renewCode(desk, id);
  return { class: shownClass(await requireClass(desk, id), clock.now()), code };
}

/** The class, or 404 whether it is another's or nobody's. */
export async function requireClass({ tx, teacherId }: TeacherDesk, id: number): Promise<ClassRow> {
  const row = await selectClass(tx, teacherId, id);
  if (!row) throw new ApiError('notFound');
  return row;
}

export async function changeClass(
  desk: TeacherDesk,
  id: number,
  draft: Model<'ClassDraft'>,
): Promise<Model<'SchoolClass'>> {
  await requireClass(desk, id);
  await updateClass(desk.tx, id, { name: plainText(draft.name, 'name'), targetLesson: draft.targetLesson });
  return shownClass(await requireClass(desk, id), desk.clock.now());
}

export async function closeClass(desk: TeacherDesk, id: number): Promise<void> {
  await requireClass(desk, id);
  await updateClassClosed(desk.tx, id, desk.clock.now());
}

/** A new code, in clear this once. The one before ends. */
export async function renewCode(desk: TeacherDesk, id: number): Promise<Model<'ClassCode'>> {
  await requireClass(desk, id);
  const code = makeCode();
  const endsAt = secondsLater(desk.clock.now(), numbers.school.codeDays * DAY_SECONDS);
  const usesLeft = numbers.school.codeUses;
  await upsertCode(desk.tx, id, { hash: hashOfCode(code) ?? '', endsAt, usesLeft });
  return { code, endsAt: timestampOf(endsAt), usesLeft };
}

export async function closeCode(desk: TeacherDesk, id: number): Promise<void> {
  await requireClass(desk, id);
  await deleteCode(desk.tx, id);
}

export async function removePupil(desk: TeacherDesk, classId: number, userId: number): Promise<void> {
  await requireClass(desk, classId);
  if (!(await deletePupil(desk.tx, classId, userId))) throw new ApiError('notFound');
}

export function shownClass(row: ClassRow, now: Date): Model<'SchoolClass'> {
  const { codeEndsAt, usesLeft, id, name, targetLesson, pupils, waiting } = row;
  const isGood = codeEndsAt !== null && codeEndsAt > now && usesLeft !== null && usesLeft > 0;
  const code = isGood ? { endsAt: timestampOf(codeEndsAt), usesLeft } : null;
  return { id, name, targetLesson, pupils, waiting, code };
}
