import type { Model } from '@logikit/contract';
import { textIn } from '../../kernel/words/index.ts';
import type { Viewer } from '../../content/catalog/index.ts';
import { selectPassingsOf, toRead } from '../progress/index.ts';
import { type Reader, selectRoad } from '../courses/index.ts';

/** A thread as it is solved in an event: `reader.owner.context` says in which. */
export async function readEventProblems(
  { tx, owner, locale }: Reader,
  threadId: number,
): Promise<Model<'EventProblem'>[]> {
  const road = await selectRoad(tx, owner, threadId);
  return road.map(({ problemId, titles, complexity, stars, isFinal }) => ({
    id: problemId,
    title: textIn(titles, locale) ?? '',
    complexity,
    stars,
    isFinal,
  }));
}

/** The answers that closed these problems, in the order of the problems. */
export async function readEventPassings(
  { tx, owner, locale }: Reader,
  problemIds: readonly number[],
  viewer: (userId: number, problemId: number, locale: string) => Viewer,
): Promise<Model<'Passing'>[]> {
  const rows = await selectPassingsOf(tx, owner, problemIds);
  return rows
    .toSorted((a, b) => problemIds.indexOf(a.problemId) - problemIds.indexOf(b.problemId))
    .map((row) => toRead(row, viewer(owner.userId, row.problemId, locale)));
}
