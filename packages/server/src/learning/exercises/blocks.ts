import {
  exerciseBlockCost,
  exerciseBlockType,
  exerciseMix,
  isTrialBlock,
  listedBlocks,
  type MixPart,
  type Model,
} from '@logikit/contract';
import { isFreeOfEnergy, type ProfileRow } from '../../identity/accounts/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { type BlockKey, type BlockRow, type ExerciseKey, selectBlocks } from './exercise.db.ts';

type Block = Model<'ExerciseBlock'>;

/** The mix of an exercise; 404 where the target lesson has no such tier (rule D-011). */
export function mixOf({ targetLesson, tier }: Pick<ExerciseKey, 'targetLesson' | 'tier'>): readonly MixPart[] {
  const mix = exerciseMix(targetLesson, tier);
  if (mix === null) throw new ApiError('notFound');
  return mix;
}

/** Energy that this learner would pay for a block now (rules D-016, D-060). */
export function costOf({ tier, number }: Pick<BlockKey, 'tier' | 'number'>, profile: ProfileRow): number {
  return isTrialBlock(tier, number) ? 0 : exerciseBlockCost(isFreeOfEnergy(profile));
}

/** An exercise as one learner stands with it. */
export interface ExerciseProgress {
  /** The listed blocks, in order (rule D-014). */
  readonly blocks: readonly Block[];
  readonly block: (number: number) => Block;
  /** The first block that is not completed. */
  readonly next: Block;
  readonly isOpened: (number: number) => boolean;
}

export async function readExerciseProgress(tx: Tx, key: ExerciseKey, profile: ProfileRow): Promise<ExerciseProgress> {
  const rows = new Map((await selectBlocks(tx, key)).map((row) => [row.number, row]));
  const isCompleted = (number: number): boolean => rows.get(number)?.isCompleted === true;
  const listed = listedBlocks(isCompleted, Math.max(0, ...rows.keys()));
  const hasTurn = turnsOf(profile, { listed, isCompleted });
  const block = (number: number): Block => toBlock({ ...key, number }, { profile, row: rows.get(number), hasTurn });
  const blocks = listed.map(block);
  const next = blocks.find((one) => !one.isCompleted);
  if (!next) throw new Error('An exercise lists no block that is not completed');
  return { blocks, block, next, isOpened: (number) => rows.has(number) };
}

interface Blocks {
  readonly listed: readonly number[];
  readonly isCompleted: (number: number) => boolean;
}

/** Which blocks may be opened: each after the one before it, or every listed one where a grown-up has said so. */
function turnsOf({ perms, lockScheme }: ProfileRow, { listed, isCompleted }: Blocks): (number: number) => boolean {
  if (perms.includes('quizEditor')) return () => true;
  if (lockScheme === 'open') return (number) => listed.includes(number);
  return (number) => number === 1 || isCompleted(number - 1);
}

interface Seen {
  readonly profile: ProfileRow;
  readonly row: BlockRow | undefined;
  readonly hasTurn: (number: number) => boolean;
}

function toBlock({ tier, number }: BlockKey, { profile, row, hasTurn }: Seen): Block {
  return {
    number,
    type: exerciseBlockType(number),
    isBought: row !== undefined || costOf({ tier, number }, profile) === 0,
    isCompleted: row?.isCompleted === true,
    isLocked: row === undefined && !hasTurn(number),
    stars: row?.stars ?? 0,
  };
}
