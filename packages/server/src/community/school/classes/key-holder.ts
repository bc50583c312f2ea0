import type { Model } from '@logikit/contract';
import type { Tx } from '../../../kernel/database/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import type { User } from '../../../kernel/http/index.ts';
import { selectKeyRights, selectThreadFacts } from './key-holder.db.ts';

type Source = Pick<Model<'WorksheetQuery'>, 'threadId' | 'targetLesson'>;

/**
 * A key is for whoever is known to teach somebody (rule D-311): anybody becomes a teacher by two calls, and a learner who
 * did so would print the answers of every problem. It is for what everybody may solve, and for what a class of theirs
 * learns.
 */
export async function requireKeyHolder(tx: Tx, user: User, { threadId, targetLesson }: Source): Promise<void> {
  if (user.perms.includes('quizEditor')) return;
  if (!user.perms.includes('teacher')) throw new ApiError('noAnswerKey');
  const { isConfirmed, lessons } = await selectKeyRights(tx, user.id);
  if (!isConfirmed) throw new ApiError('noAnswerKey');
  const thread = threadId === undefined ? null : await selectThreadFacts(tx, threadId);
  if (threadId !== undefined && !thread) throw new ApiError('notFound');
  const lesson = thread?.targetLesson ?? targetLesson;
  if (thread?.isTrial || (lesson !== undefined && lessons.includes(lesson))) return;
  throw new ApiError('noAnswerKey');
}
