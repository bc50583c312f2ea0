import { isTrialBlock, type Model } from '@logikit/contract';
import { titlesOfFamily } from '@logikit/problems';
import { lockProfile, readProfile } from '../../identity/accounts/index.ts';
import type { Tx } from '../../kernel/database/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { textIn } from '../../kernel/words/index.ts';
import { summarise } from '../courses/index.ts';
import { costOf, mixOf, readExerciseProgress } from './blocks.ts';
import { drawBlock } from './draw.ts';
import { selectFamilies } from './draw.db.ts';
import {
  type BlockKey,
  type BlockProblemRow,
  type ExerciseKey,
  insertBlock,
  selectBlockProblems,
  selectGeneration,
} from './exercise.db.ts';

/** Who looks at an exercise, and in which language. */
export interface Reader {
  readonly tx: Tx;
  readonly locale: string;
  readonly now: Date;
  /** What the draws of blocks are made from. */
  readonly secret: string;
}

/** An exercise with its listed blocks. Opens none. */
export async function readExercise({ tx, locale }: Reader, key: ExerciseKey): Promise<Model<'Exercise'>> {
  const complexities = mixOf(key).map(({ complexity }) => complexity);
  const profile = await readProfile(tx, key.userId);
  const [{ blocks }, families] = await Promise.all([
    readExerciseProgress(tx, key, profile),
    selectFamilies(tx, { targetLesson: key.targetLesson, complexities }),
  ]);
  return {
    targetLesson: key.targetLesson,
    complexity: key.tier,
    seqNumber: key.tier,
    isTrial: isTrialBlock(key.tier, 1),
    types: families.map((family) => textIn(titlesOfFamily(family), locale) ?? ''),
    blocks: [...blocks],
  };
}

/** Progress of a block. One that costs nothing is opened by looking at it; one that is not bought lists no problems. */
export async function readBlockProgress(reader: Reader, key: BlockKey): Promise<Model<'ExerciseBlockProgress'>> {
  const { tx } = reader;
  mixOf(key);
  const rows = await selectBlockProblems(tx, key);
  if (rows.length > 0) return toProgress(rows, key, reader.locale);
  // NOTE: locked before it is looked at again, so that two requests do not both open it.
  const profile = await lockProfile(tx, key.userId);
  const exercise = await readExerciseProgress(tx, key, profile);
  const block = exercise.block(key.number);
  if (block.isLocked) throw new ApiError('forbidden');
  if (!exercise.isOpened(key.number) && costOf(key, profile) === 0) await openBlock(reader, key, 0);
  return toProgress(await selectBlockProblems(tx, key), key, reader.locale);
}

/** The problems of a block, in order; none before it is opened. */
export async function readProblemIds(tx: Tx, key: BlockKey): Promise<readonly number[]> {
  return (await selectBlockProblems(tx, key)).map(({ problemId }) => problemId);
}

/** Draws the problems of a block and keeps them. The profile is locked. */
export async function openBlock({ tx, now, secret }: Reader, key: BlockKey, price: number): Promise<void> {
  const generation = await selectGeneration(tx, key);
  const problemIds = await drawBlock(tx, { ...key, generation, mix: mixOf(key) }, secret);
  await insertBlock(tx, { ...key, generation, problemIds, price, now });
}

/** The result of a block that is completed. */
export async function readBlockResult(reader: Reader, key: BlockKey): Promise<Model<'ExerciseBlockProgress'>> {
  const { tx } = reader;
  mixOf(key);
  const exercise = await readExerciseProgress(tx, key, await readProfile(tx, key.userId));
  if (!exercise.block(key.number).isCompleted) throw new ApiError('blockNotFinished');
  return toProgress(await selectBlockProblems(tx, key), key, reader.locale);
}

function toProgress(
  rows: readonly BlockProblemRow[],
  { number }: BlockKey,
  locale: string,
): Model<'ExerciseBlockProgress'> {
  return {
    number,
    problems: rows.map(({ problemId, family, complexity, stars, isFinal, isSkipped, mistakes, passingId }) => ({
      id: problemId,
      title: textIn(titlesOfFamily(family ?? ''), locale) ?? '',
      complexity,
      stars,
      isFinal,
      isSkipped,
      mistakes,
      passingId,
    })),
    progress: summarise(rows),
  };
}
