import type { Model } from '@logikit/contract';
import { selectBlocks, selectThread } from '../../content/catalog/index.ts';
import { textIn } from '../../kernel/words/index.ts';
import { selectLastThread, selectRoad } from './road.db.ts';
import type { Reader } from './thread.ts';

/** Where a learner stands on the road: the chapter of the last answer and the station that comes next; null before the first. */
export async function readRoadPlace({ tx, owner, locale }: Omit<Reader, 'clock'>): Promise<Model<'PupilRoad'> | null> {
  const threadId = await selectLastThread(tx, owner);
  if (threadId === null) return null;
  const [thread, blocks, road] = await Promise.all([
    selectThread(tx, threadId),
    selectBlocks(tx, threadId),
    selectRoad(tx, owner, threadId),
  ]);
  if (thread === null || road.length === 0) return null;
  const index = road.findIndex(({ isFinal }) => !isFinal);
  const next = road[index];
  const block = blocks.find(({ id }) => id === (next ?? road.at(-1))?.blockId);
  const { translations, view } = thread.content;
  return {
    chapter: textIn(translations, locale)?.title ?? '',
    motif: block?.content.motif ?? view.roadImage,
    station: next ? index + 1 : road.length,
    stations: road.length,
    title: next ? (textIn(next.titles, locale) ?? '') : null,
  };
}
