import { type Model, numbers } from '@logikit/contract';
import { isPaid, lockProfile } from '../../identity/accounts/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { mixOf } from './blocks.ts';
import { drawBlock } from './draw.ts';
import { readExercise, type Reader } from './exercise.ts';
import type { ExerciseKey } from './exercise.db.ts';
import { countDraws, countUpGeneration, replaceProblems, selectUntouched } from './regenerate.db.ts';

/**
 * Draws fresh problems for the blocks that nobody has begun; later blocks follow as they are opened. What was begun or
 * completed stays. For subscribers, three times a day (rule D-019); days are those of UTC, as everywhere on the server.
 */
export async function regenerate(reader: Reader, key: ExerciseKey): Promise<Model<'Exercise'>> {
  const { tx, now, secret } = reader;
  const mix = mixOf(key);
  const profile = await lockProfile(tx, key.userId);
  if (!isPaid(profile)) throw new ApiError('notPaid');
  const day = now.toISOString().slice(0, 10);
  const limit = numbers.exercise.regenerationsPerDay;
  if ((await countDraws(tx, key.userId, day)) >= limit) throw new ApiError('limitReached', { data: { limit } });
  const generation = await countUpGeneration(tx, key, day);
  for (const number of await selectUntouched(tx, key)) {
    const block = { ...key, number };
    const problemIds = await drawBlock(tx, { ...block, generation, mix }, secret);
    await replaceProblems(tx, block, { generation, problemIds });
  }
  return readExercise(reader, key);
}
