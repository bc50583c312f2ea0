import type { Clock } from '../../../kernel/clock/index.ts';
import type { Tx } from '../../../kernel/database/index.ts';
import { ApiError } from '../../../kernel/errors/index.ts';
import type { User } from '../../../kernel/http/index.ts';
import {
  type KeySource,
  selectHasPaid,
  selectIsAssigned,
  selectKeyRights,
  selectThreadFacts,
  updateKeys,
} from './key-holder.db.ts';

interface Asked {
  readonly tx: Tx;
  readonly user: User;
  readonly clock: Clock;
}

/**
 * A key is for whoever is known to teach somebody (rule D-311): anybody becomes a teacher by two calls, and a learner who
 * did so would print the answers of every problem. It is for what everybody may solve, and for what a class of theirs
 * learns; without an editor's word only for what a class at work was given to do. So many a day, and no more.
 */
export async function requireKeyHolder({ tx, user, clock }: Asked, source: KeySource): Promise<void> {
  if (user.perms.includes('quizEditor')) return;
  if (!user.perms.includes('teacher')) throw new ApiError('noAnswerKey');
  const { isKnown, isConfirmed, lessons, working } = await selectKeyRights(tx, user.id);
  if (!isConfirmed) throw new ApiError('noAnswerKey');
  const { threadId, targetLesson, tier } = source;
  const thread = threadId === undefined ? null : await selectThreadFacts(tx, threadId);
  if (threadId !== undefined && !thread) throw new ApiError('notFound');
  const lesson = thread?.targetLesson ?? targetLesson;
  const isTheirs = lesson !== undefined && lessons.includes(lesson);
  const isGiven = isTheirs && (isKnown || (await selectIsAssigned(tx, working, source)));
  if (!thread?.isTrial && !isGiven) throw new ApiError('noAnswerKey');
  const name = threadId === undefined ? `practice:${targetLesson}/${tier}` : `thread:${threadId}`;
  const day = clock.now().toISOString().slice(0, 10);
  // Practice is other problems every time.
  const isTaken = await updateKeys(tx, user.id, { source: name, isRepeatable: threadId !== undefined, day });
  if (!isTaken) throw new ApiError('answerKeysSpent');
}

/** A sheet of a chapter that is paid is for whoever has paid for it, and for who teaches it (rule D-090). */
export async function requireSheetReader({ tx, user }: Omit<Asked, 'clock'>, threadId: number): Promise<void> {
  if (user.perms.includes('quizEditor')) return;
  const thread = await selectThreadFacts(tx, threadId);
  if (!thread || thread.isTrial || (await selectHasPaid(tx, user.id))) return;
  const rights = user.perms.includes('teacher') ? await selectKeyRights(tx, user.id) : null;
  if (!rights?.isConfirmed || !rights.lessons.includes(thread.targetLesson)) throw new ApiError('notPaid');
}
