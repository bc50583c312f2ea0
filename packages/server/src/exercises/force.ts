import { type Model, numbers } from '@logikit/contract';
import { lockProfile } from '../accounts/profile.ts';
import { Refusal } from '../http/refusal.ts';
import { mixOf, readStanding } from './blocks.ts';
import { openBlock, type Reader } from './exercise.ts';
import { type BlockKey, contextOf, selectBlockProblems } from './exercise.db.ts';
import { skipProblems } from './force.db.ts';

/**
 * Completes a block although problems remain (rule D-018): an editor at once, a learner from the eighth closed problem on.
 * The rest is closed without stars and counts for nothing. Asking again changes nothing.
 */
export async function forceComplete(reader: Reader, key: BlockKey): Promise<Model<'ExerciseBlock'>> {
  const { tx, now } = reader;
  mixOf(key);
  const profile = await lockProfile(tx, key.userId);
  const standing = await readStanding(tx, key, profile);
  const block = standing.block(key.number);
  if (block.isCompleted) return block;
  if (block.isLocked) throw new Refusal('forbidden');
  const isEditor = profile.perms.includes('quizEditor');
  if (isEditor && !standing.isOpened(key.number)) await openBlock(reader, key, 0);
  const problems = await selectBlockProblems(tx, key);
  const open = problems.filter(({ isFinal }) => !isFinal);
  const isNear = problems.length > 0 && problems.length - open.length >= numbers.exercise.closedToForce;
  if (!isEditor && !isNear) throw new Refusal('blockNotFinished');
  const skipped = open.map(({ problemId }) => problemId);
  await skipProblems(tx, key, { context: contextOf(key), skipped, now });
  return (await readStanding(tx, key, profile)).block(key.number);
}
