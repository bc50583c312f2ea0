import type { Model } from '@logikit/contract';
import { lockProfile } from '../../identity/accounts/index.ts';
import { ApiError } from '../../kernel/errors/index.ts';
import { inLanguage, textIn } from '../../kernel/words/index.ts';
import { summarise } from './stations.ts';
import type { Reader } from './thread.ts';
import { type BlockRow, selectBlock } from '../../content/catalog/index.ts';
import { type RoadStation, selectRoad } from './road.db.ts';

/** One block with its problems and progress. A block of a thread that is not enabled is 404. */
export async function readBlock(reader: Reader, id: number): Promise<Model<'Block'>> {
  const { block, stations } = await readStations(reader, id);
  const progress = summarise(stations);
  return {
    id,
    threadId: block.threadId,
    translations: inLanguage(block.content.translations, reader.locale, (text) => text),
    blockTheory: block.theoryId,
    isCompleted: progress.isCompleted,
    problems: stations.map(({ problemId, titles, complexity, stars, isFinal }) => ({
      id: problemId,
      title: textIn(titles, reader.locale) ?? '',
      complexity,
      stars,
      isFinal,
    })),
    blockProgress: progress,
  };
}

/**
 * Completes a block whose problems are all closed (rule D-020). Completion follows from the problems, so there is
 * nothing to store and asking again changes nothing; the lock keeps an answer under way from being overlooked.
 */
export async function completeBlock(reader: Reader, id: number): Promise<Model<'BlockCompletion'>> {
  await lockProfile(reader.tx, reader.owner.userId);
  const { stations } = await readStations(reader, id);
  const { isCompleted, stars } = summarise(stations);
  if (!isCompleted) throw new ApiError('blockNotFinished');
  return { id, isCompleted, stars };
}

interface Found {
  readonly block: BlockRow;
  readonly stations: readonly RoadStation[];
}

async function readStations({ tx, owner }: Reader, id: number): Promise<Found> {
  const block = await selectBlock(tx, id);
  if (!block) throw new ApiError('notFound');
  const road = await selectRoad(tx, owner, block.threadId);
  return { block, stations: road.filter(({ blockId }) => blockId === id) };
}
