import type { Model } from '@logikit/contract';
import { energyAt, moveEnergy } from '../accounts/energy.ts';
import { lockProfile } from '../accounts/profile.ts';
import { Refusal } from '../http/refusal.ts';
import type { Emit } from '../http/route.ts';
import { costOf, mixOf, readStanding } from './blocks.ts';
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
  if (complexity !== undefined && complexity !== key.tier) throw new Refusal('complexityMismatch');
  const profile = await lockProfile(tx, key.userId);
  const standing = await readStanding(tx, key, profile);
  if (standing.block(key.number).isLocked) throw new Refusal('forbidden');
  if (standing.isOpened(key.number)) return { status: 'ok', energy: energyAt(profile, now).value };
  const price = costOf(key, profile);
  const paid = await moveEnergy(tx, profile, { amount: -price, reason: 'exerciseBlock', now, emit });
  await openBlock(buyer, key, price);
  return { status: 'ok', energy: energyAt(paid, now).value };
}
