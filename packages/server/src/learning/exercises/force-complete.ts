import { type Model, numbers } from '@logikit/contract';
import { lockProfile } from '../../identity/accounts/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { assertRelation } from '../../identity/households/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { mixOf, readExerciseProgress } from './blocks.ts';
import { openBlock, type Reader } from './exercise.ts';
import { type BlockKey, contextOf, selectBlockProblems, selectOpenBlocks } from './exercise.db.ts';
import { skipProblems } from './force-complete.db.ts';

/** Whose block it is, and who asks. */
interface CompletionRequest {
  readonly learnerId: number;
  readonly caller: { readonly id: number; readonly perms: readonly string[] };
}

/**
 * Completes a block although problems remain (rule D-018): an editor and the teacher of the learner at once, a learner from the eighth closed problem on.
 * The rest is closed without stars and counts for nothing. Asking again changes nothing.
 */
export async function forceComplete(
  reader: Reader,
  own: BlockKey,
  { learnerId, caller }: CompletionRequest,
): Promise<Model<'ExerciseBlock'>> {
  const { tx, now } = reader;
  const key = { ...own, userId: learnerId };
  const isTeacher = await isTeaching(reader, { learnerId, caller });
  mixOf(key);
  const profile = await lockProfile(tx, key.userId);
  const exercise = await readExerciseProgress(tx, key, profile);
  const block = exercise.block(key.number);
  if (block.isCompleted) return block;
  if (block.isLocked) throw new ApiError('forbidden');
  const isEditor = isTeacher || profile.perms.includes('quizEditor');
  if (isEditor && !exercise.isOpened(key.number)) await openBlock(reader, key, 0);
  const problems = await selectBlockProblems(tx, key);
  const open = problems.filter(({ isFinal }) => !isFinal);
  const isNear = problems.length > 0 && problems.length - open.length >= numbers.exercise.closedToForce;
  if (!isEditor && !isNear) throw new ApiError('blockNotFinished');
  const skipped = open.map(({ problemId }) => problemId);
  await skipProblems(tx, key, { context: contextOf(key), skipped, now });
  return (await readExerciseProgress(tx, key, profile)).block(key.number);
}

/** Refuses whoever names a learner that is not a pupil of theirs: one of a class, or one whose card they hold. */
async function isTeaching({ tx }: Reader, { learnerId, caller }: CompletionRequest): Promise<boolean> {
  if (learnerId === caller.id) return false;
  if (!mayCompleteFor(caller)) throw new ApiError('forbidden');
  await assertRelation(tx, { callerId: caller.id, userId: learnerId }, ['owner', 'teacher']);
  return true;
}

/** Only a teacher completes blocks of their pupils; a parent does not. */
function mayCompleteFor({ perms }: Pick<CompletionRequest['caller'], 'perms'>): boolean {
  return perms.includes('teacher');
}

/** The blocks of an own pupil that the caller may complete. Whose pupil it is has been asked. */
export async function readOpenBlocks(
  tx: Tx,
  pupil: Pick<BlockKey, 'userId' | 'tenantId'>,
  caller: Pick<CompletionRequest['caller'], 'perms'>,
): Promise<Model<'PupilReport'>['openBlocks']> {
  return mayCompleteFor(caller) ? (await selectOpenBlocks(tx, pupil)).map((block) => ({ ...block })) : [];
}
