import type { Model } from '@logikit/contract';
import { energyAt, lockProfile, moveEnergy } from '../../identity/accounts/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import type { Emit } from '../../kernel/pubsub/index.ts';
import { costOf, mixOf, readExerciseProgress } from './blocks.ts';
import { openBlock, type Reader } from './exercise.ts';
import type { BlockKey } from './exercise.db.ts';

interface Buyer extends Reader {
  readonly emit: Emit;
}

/**
 * Opens a block for its energy. The lock makes simultaneous buyers wait for each other, and whoever finds the block open
 * pays nothing (rule D-063).
 */
export async function buyBlock(buyer: Buyer, key: BlockKey, complexity?: number): Promise<Model<'Bought'>> {
  const { tx, emit, now } = buyer;
  mixOf(key);
  if (complexity !== undefined && complexity !== key.tier) throw new ApiError('complexityMismatch');
  const profile = await lockProfile(tx, key.userId);
  const exercise = await readExerciseProgress(tx, key, profile);
  if (exercise.block(key.number).isLocked) throw new ApiError('forbidden');
  if (exercise.isOpened(key.number)) return { status: 'ok', energy: energyAt(profile, now).value };
  const price = costOf(key, profile);
  const paid = await moveEnergy(tx, profile, { amount: -price, reason: 'exerciseBlock', now, emit });
  await openBlock(buyer, key, price);
  return { status: 'ok', energy: energyAt(paid, now).value };
}
