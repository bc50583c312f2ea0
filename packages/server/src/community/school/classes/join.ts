import { type Model, numbers } from '@logikit/contract';
import { assertRelation } from '../../../identity/households/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import { hashOfCode } from './class-code.ts';
import { countPupils, insertPupil, lockOpenClass, type OpenClass, takeUse } from './class.db.ts';
import { askKnownParent, type Post } from './consent.ts';

/** The class of a code; every code that is wrong, over or used up is refused alike. */
export async function classOfCode({ tx, clock }: Pick<Post, 'tx' | 'clock'>, typed: string): Promise<OpenClass> {
  const hash = hashOfCode(typed);
  const found = hash === null ? null : await lockOpenClass(tx, hash, clock.now());
  if (!found) throw new ApiError('wrongTeacherCode', { fields: { teacher_code: ['wrongTeacherCode'] } });
  return found;
}

/** Takes a place that waits for a parent. Entering the code again changes nothing. */
export async function joinClass(
  post: Post,
  found: OpenClass,
  { userId, name }: { readonly userId: number; readonly name: string },
): Promise<void> {
  const { tx, clock } = post;
  if (userId === found.teacherId) throw new ApiError('forbidden');
  if (!(await insertPupil(tx, { classId: found.id, userId, name, at: clock.now() }))) return;
  const limit = numbers.family.teacherCards;
  if ((await countPupils(tx, found.teacherId)) > limit) throw new ApiError('limitReached', { data: { limit } });
  await takeUse(tx, found.id);
  await askKnownParent(post, { classId: found.id, userId });
}

/** Somebody with an account joins, or lets a pupil of theirs join (C-150). */
export async function enterCode(
  post: Post,
  callerId: number,
  { cardId, teacherCode }: Model<'TeacherCodeBody'>,
): Promise<void> {
  await assertRelation(post.tx, { callerId, userId: cardId }, ['self', 'owner']);
  await joinClass(post, await classOfCode(post, teacherCode), { userId: cardId, name: '' });
}
