import type { Model } from '@logikit/sdk';
import { client } from '../../../client/client.ts';
import { notFound } from '../numbers-in-address.ts';
import { type ExerciseAddress, tiersOf } from '../../../paths/training.ts';
import { pathOf } from './exercise-address.ts';

/** A tier of the target lesson and the block that is next in it. */
export interface TierStand {
  readonly tier: 1 | 2 | 3;
  readonly next: number;
}

export interface ExerciseView {
  readonly address: ExerciseAddress;
  readonly exercise: Model<'Exercise'>;
  readonly block: Model<'ExerciseBlock'>;
  /** Null while the block is locked or not bought. */
  readonly progress: Model<'ExerciseBlockProgress'> | null;
  readonly tiers: readonly TierStand[];
  /** What the block is expected to be like, when it is the next one. */
  readonly prediction: Model<'Prediction'> | null;
  readonly lessons: Model<'Config'>['targetLessons'];
  /** Milliseconds until one more unit of energy. */
  readonly energyTick: number;
  /** Told to parents only. */
  readonly trial: Model<'TrialState'> | null;
}

/** Everything that the page of a block shows. A block that is not listed is a page that does not exist. */
export async function loadExercise(address: ExerciseAddress, isParent: boolean): Promise<ExerciseView> {
  const { exercises, general } = client();
  const { a } = pathOf(address);
  const tiers = tiersOf(address.targetLesson);
  const [all, prediction, config, trial] = await Promise.all([
    Promise.all(tiers.map((tier) => exercises.getExercise({ params: { a, b: tier } }))),
    orNothing(exercises.predictExercise({ params: { a, b: address.complexity } })),
    general.config(),
    isParent ? orNothing(exercises.getTrialState({ params: { a } })) : null,
  ]);
  const exercise = all[tiers.indexOf(address.complexity)];
  const block = exercise?.blocks.find(({ number }) => number === address.number);
  if (!exercise || !block) throw notFound();
  const isOpen = !block.isLocked && block.isBought;
  return {
    address,
    exercise,
    block,
    progress: isOpen ? await exercises.getExerciseProgress({ params: pathOf(address) }) : null,
    tiers: tiers.map((tier, index) => ({ tier, next: nextOf(all[index]) })),
    prediction: prediction?.blockNumber === address.number && !block.isCompleted ? prediction : null,
    lessons: config.targetLessons,
    energyTick: config.energy.tickSeconds * 1000,
    trial,
  };
}

/** What only adorns the page may be missing. */
async function orNothing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    client().log('A part of the exercise page could not be loaded.', error);
    return null;
  }
}

function nextOf(exercise: Model<'Exercise'> | undefined): number {
  return exercise?.blocks.find((block) => !block.isCompleted)?.number ?? 1;
}
