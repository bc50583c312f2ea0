import type { Model } from '@logikit/sdk';
import { client } from '../../../client/client.ts';
import { notFound, numberIn } from '../numbers-in-address.ts';

/** Placements are for those who read: school children and adults. */
export type PlacementLesson = 2 | 3;

export function placementLesson(params: Readonly<Record<string, string | undefined>>): PlacementLesson {
  const lesson = numberIn(params, 'targetLesson');
  if (lesson !== 2 && lesson !== 3) throw notFound();
  return lesson;
}

export interface PlacementData {
  readonly lesson: PlacementLesson;
  readonly placement: Model<'Placement'>;
  /** The chapter to begin with, once it is found. */
  readonly chapter: Model<'ThreadSummary'> | null;
  /** The beginning of the road; null where it is that chapter. */
  readonly first: Model<'ThreadSummary'> | null;
}

export async function loadPlacement(lesson: PlacementLesson): Promise<PlacementData> {
  const placement = await client().exercises.getPlacement({ params: { a: lesson } });
  const { place } = placement;
  if (place === null) return { lesson, placement, chapter: null, first: null };
  const { data } = await client().threads.list({ query: { targetLesson: lesson, perPage: 100 } });
  const chapters = data.filter(({ type }) => type === 'chapter');
  const chapter = chapters.find(({ id }) => id === place.threadId) ?? null;
  return { lesson, placement, chapter, first: chapters[0] === chapter ? null : (chapters[0] ?? null) };
}
