import { exerciseBlockType, type Model } from '@logikit/contract';
import type { Tx } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Station } from '../training/stations.ts';
import { type BlockKey, completeClosedBlock, contextOf, selectBlockProblems, selectBlocksWith } from './exercise.db.ts';

interface Where {
  readonly userId: number;
  readonly tenantId: number;
  readonly problemId: number;
  readonly context: Model<'PassingContext'>;
}

/** A block that a learner solves a problem in. What its progress is kept under comes with it. */
export interface ExercisePlace {
  readonly key: BlockKey;
  readonly context: string;
  readonly kind: 'regular' | 'checkpoint';
}

/** Finds the opened block that a request names by its number: the problem says the rest. 404 when it is not in one. */
export async function findExercisePlace(tx: Tx, where: Where, number: number): Promise<ExercisePlace> {
  const { userId, tenantId, problemId, context } = where;
  const found = await selectBlocksWith(tx, { userId, tenantId, number }, problemId);
  const block = found.find(({ tier }) => tier === context.complexity) ?? found[0];
  if (!block) throw new Refusal('notFound');
  if (context.complexity !== undefined && context.complexity !== block.tier) throw new Refusal('complexityMismatch');
  return {
    key: { userId, tenantId, ...block },
    context: contextOf(block),
    kind: exerciseBlockType(number),
  };
}

/** The problems of the block in order, as the learner stands with them. */
export function exerciseStations(tx: Tx, { key }: ExercisePlace): Promise<readonly Station[]> {
  return selectBlockProblems(tx, key);
}

/** Completes the block when its last problem has just been closed; the next one opens by that. */
export function completeExercise(tx: Tx, { key }: ExercisePlace, now: Date): Promise<void> {
  return completeClosedBlock(tx, key, now);
}
