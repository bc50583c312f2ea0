import { complexitiesOf, type Model, numbers } from '@logikit/contract';
import { readProfile } from '../../../identity/accounts/index.ts';
import { addDays, dayIn } from '../../../kernel/clock/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import { textIn } from '../../../kernel/words/index.ts';
import { assignedSince } from '../../../learning/answering/index.ts';
import {
  type AssignmentRow,
  type ByTitle,
  deleteAssignment,
  insertAssignment,
  selectAssignments,
  selectDone,
  selectNext,
  selectOwn,
  selectThreadProblems,
  type TaskRow,
  type Titles,
} from './assignment.db.ts';
import { requireClass, type TeacherContext } from '../classes/class.ts';
import { type ClassRow, selectClasses } from '../classes/class.db.ts';
import type { PersonContext } from '../classes/membership.ts';
import { selectClassPupils } from '../classes/pupil.db.ts';

const YEAR_DAYS = 366;
const EVER = '1970-01-01';

export async function createAssignment(
  context: TeacherContext,
  draft: Model<'AssignmentDraft'>,
  locale: string,
): Promise<Model<'Assignment'>> {
  const { tx, clock } = context;
  const row = await requireClass(context, draft.classId);
  const before = await selectAssignments(tx, row.id, EVER);
  const limit = numbers.school.openAssignments;
  const today = clock.now().toISOString().slice(0, 10);
  if (before.filter(({ dueOn }) => dueOn >= today).length >= limit)
    throw new ApiError('limitReached', { data: { limit } });
  // A day earlier: somewhere it is still yesterday.
  if (!isDay(draft.dueOn) || draft.dueOn < addDays(today, -1) || draft.dueOn > addDays(today, YEAR_DAYS))
    throw new ApiError('invalidFields', { fields: { due_on: ['invalid'] } });
  if (draft.userIds) await assertPupils(context, row.id, draft.userIds);
  const id = await insertAssignment(tx, {
    ...(await taskOf(context, row, draft.task)),
    classId: row.id,
    note: draft.note.trim(),
    dueOn: draft.dueOn,
    userIds: draft.userIds,
    createdAt: clock.now(),
  });
  const made = (await listAssignments(context, row.id, locale)).data.find((one) => one.id === id);
  if (!made) throw new Error('The assignment that was made is not there');
  return made;
}

function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

async function assertPupils({ tx }: TeacherContext, classId: number, userIds: readonly number[]): Promise<void> {
  const pupils = new Set((await selectClassPupils(tx, classId, EVER)).map(({ userId }) => userId));
  if (userIds.some((id) => !pupils.has(id))) throw new ApiError('notFound');
}

async function taskOf(context: TeacherContext, row: ClassRow, task: Model<'AssignmentTask'>): Promise<TaskRow> {
  const { kind, threadId, tier, count } = task;
  const wrong = new ApiError('invalidFields', { fields: { task: ['invalid'] } });
  if (kind === 'exercise') {
    if (tier === null || count === null || complexitiesOf(row.targetLesson, tier) === null) throw wrong;
    return { kind, threadId: null, problemIds: [], tier, total: count, title: {} };
  }
  if (threadId === null || (kind === 'block') !== (task.blockId !== null)) throw wrong;
  const found = await selectThreadProblems(context.tx, { threadId, blockId: task.blockId });
  const chosen = kind === 'problems' ? new Set(task.problemIds) : null;
  const problemIds = found.map(({ problemId }) => problemId).filter((id) => chosen?.has(id) ?? true);
  const [first] = found;
  if (!first || problemIds.length === 0 || (chosen && chosen.size !== problemIds.length)) throw wrong;
  const title = titlesOf(kind === 'block' ? first.block : first.thread);
  return { kind, threadId, problemIds, tier: null, total: problemIds.length, title };
}

function titlesOf(texts: ByTitle): Titles {
  return Object.fromEntries(Object.entries(texts).map(([locale, { title }]) => [locale, title]));
}

/** What was set in a class, and who of those that agreed has done how much. */
export async function listAssignments(
  context: TeacherContext,
  classId: number,
  locale: string,
): Promise<Model<'Assignments'>> {
  await requireClass(context, classId);
  return { data: await assignmentsOf(context, classId, { since: EVER, locale }) };
}

/** What is not over anywhere in the teacher's classes, the nearest day first. */
export async function listOpenAssignments(context: TeacherContext, locale: string): Promise<Model<'Assignments'>> {
  const { tx, clock, teacherId } = context;
  // A day earlier: somewhere it is still yesterday.
  const since = addDays(clock.now().toISOString().slice(0, 10), -1);
  const classes = await selectClasses(tx, teacherId);
  const listed = await Promise.all(classes.map(({ id }) => assignmentsOf(context, id, { since, locale })));
  return { data: listed.flat().sort((a, b) => Number(a.dueOn > b.dueOn) - Number(a.dueOn < b.dueOn) || a.id - b.id) };
}

async function assignmentsOf(
  context: TeacherContext,
  classId: number,
  { since, locale }: { readonly since: string; readonly locale: string },
): Promise<Model<'Assignment'>[]> {
  const { tx } = context;
  const rows = await selectAssignments(tx, classId, since);
  const pupils = (await selectClassPupils(tx, classId, EVER)).filter(({ isJoined }) => isJoined);
  return Promise.all(rows.map((row) => toAssignment(context, row, { pupils, locale })));
}

interface Shown {
  readonly pupils: readonly { readonly userId: number }[];
  readonly locale: string;
}

async function toAssignment(
  { tx }: TeacherContext,
  row: AssignmentRow,
  { pupils, locale }: Shown,
): Promise<Model<'Assignment'>> {
  const { id, classId, kind, tier, note, dueOn, total, userIds } = row;
  const asked = pupils.map(({ userId }) => userId).filter((userId) => userIds?.includes(userId) ?? true);
  const done = await selectDone(tx, row, asked);
  const title = textIn(row.title, locale) ?? '';
  const counted = asked.map((userId) => ({ userId, done: done.get(userId) ?? 0 }));
  return { id, classId, kind, title, tier, note, dueOn, total, pupils: counted };
}

export async function removeAssignment({ tx, teacherId }: TeacherContext, id: number): Promise<void> {
  if (!(await deleteAssignment(tx, teacherId, id))) throw new ApiError('notFound');
}

/** What the learner's teachers have set and is not over; what is done stays until its day. */
export async function listOwnAssignments(
  { tx, clock, userId }: PersonContext,
  locale: string,
): Promise<Model<'MyAssignments'>> {
  const today = dayIn((await readProfile(tx, userId)).timeZone, clock.now());
  const rows = await selectOwn(tx, userId, assignedSince(clock.now()));
  const all = await Promise.all(
    rows.map(async (row): Promise<Model<'MyAssignment'>> => {
      const done = (await selectDone(tx, row, [userId])).get(userId) ?? 0;
      const { id, kind, tier, targetLesson, note, className, teacherName, dueOn, total } = row;
      const next = kind === 'exercise' ? null : await selectNext(tx, userId, row.problemIds);
      const title = textIn(row.title, locale) ?? '';
      const isLate = dueOn < today && done < total;
      return { id, kind, tier, targetLesson, note, className, teacherName, dueOn, total, done, next, title, isLate };
    }),
  );
  return { data: all.filter(({ done, total, dueOn }) => done < total || dueOn >= today) };
}
