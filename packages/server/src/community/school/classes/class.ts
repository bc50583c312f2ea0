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
export interface TeacherContext {
  readonly tx: Tx;
  readonly clock: Clock;
  readonly teacherId: number;
}

export async function listClasses({ tx, clock, teacherId }: TeacherContext): Promise<Model<'SchoolClasses'>> {
  return { data: (await selectClasses(tx, teacherId)).map((row) => shownClass(row, clock.now())) };
}

export async function createClass(context: TeacherContext, draft: Model<'ClassDraft'>): Promise<Model<'NewClass'>> {
  const { tx, clock, teacherId } = context;
  await lockTeacher(tx, teacherId);
  const limit = numbers.school.classes;
  if ((await selectClasses(tx, teacherId)).length >= limit) throw new ApiError('limitReached', { data: { limit } });
  const { targetLesson, hasBoard = false } = draft;
  const name = plainText(draft.name, 'name');
  const id = await insertClass(tx, { teacherId, name, targetLesson, hasBoard, at: clock.now() });
  const code = await renewCode(context, id);
  return { class: shownClass(await requireClass(context, id), clock.now()), code };
}

/** The class, or 404 whether it is another's or nobody's. */
export async function requireClass({ tx, teacherId }: TeacherContext, id: number): Promise<ClassRow> {
  const row = await selectClass(tx, teacherId, id);
  if (!row) throw new ApiError('notFound');
  return row;
}

export async function changeClass(
  context: TeacherContext,
  id: number,
  draft: Model<'ClassDraft'>,
): Promise<Model<'SchoolClass'>> {
  const before = await requireClass(context, id);
  const { targetLesson, hasBoard = before.hasBoard } = draft;
  await updateClass(context.tx, id, { name: plainText(draft.name, 'name'), targetLesson, hasBoard });
  return shownClass(await requireClass(context, id), context.clock.now());
}

export async function closeClass(context: TeacherContext, id: number): Promise<void> {
  await requireClass(context, id);
  await updateClassClosed(context.tx, id, context.clock.now());
}

/** A new code, in clear this once. The one before ends. */
export async function renewCode(context: TeacherContext, id: number): Promise<Model<'ClassCode'>> {
  await requireClass(context, id);
  const code = makeCode();
  const endsAt = secondsLater(context.clock.now(), numbers.school.codeDays * DAY_SECONDS);
  const usesLeft = numbers.school.codeUses;
  await upsertCode(context.tx, id, { hash: hashOfCode(code) ?? '', endsAt, usesLeft });
  return { code, endsAt: timestampOf(endsAt), usesLeft };
}

export async function closeCode(context: TeacherContext, id: number): Promise<void> {
  await requireClass(context, id);
  await deleteCode(context.tx, id);
}

export async function removePupil(context: TeacherContext, classId: number, userId: number): Promise<void> {
  await requireClass(context, classId);
  if (!(await deletePupil(context.tx, classId, userId))) throw new ApiError('notFound');
}

export function shownClass(row: ClassRow, now: Date): Model<'SchoolClass'> {
  const { codeEndsAt, usesLeft, id, name, targetLesson, pupils, waiting, hasBoard } = row;
  const isGood = codeEndsAt !== null && codeEndsAt > now && usesLeft !== null && usesLeft > 0;
  const code = isGood ? { endsAt: timestampOf(codeEndsAt), usesLeft } : null;
  return { id, name, targetLesson, pupils, waiting, hasBoard, code };
}
