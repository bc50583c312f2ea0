import type { Model } from '@logikit/contract';
import { ApiError } from '../../kernel/errors/index.ts';
import { inLanguage, textIn } from '../../kernel/words/index.ts';
import { selectPassingsOf } from '../progress/index.ts';
import { mayEnter } from './entrance.ts';
import { recommend, summarise } from './stations.ts';
import { type KeyReader, visitorOf } from './thread.ts';
import { selectThread } from '../../content/catalog/index.ts';
import { selectRoad } from './road.db.ts';

/** The score of a thread, problem by problem. While it is unfinished `nextProblemId` says what to open. */
export async function readThreadResult(reader: KeyReader, id: number): Promise<Model<'ThreadResult'>> {
  const { tx, owner, locale } = reader;
  const [visitor, thread, road] = await Promise.all([
    visitorOf(reader),
    selectThread(tx, id),
    selectRoad(tx, owner, id),
  ]);
  if (!thread?.isEnabled) throw new ApiError('notFound');
  if (!mayEnter(thread, visitor)) throw new ApiError('forbidden');
  const closing = await selectPassingsOf(
    tx,
    owner,
    road.map(({ problemId }) => problemId),
  );
  const { correct, stars, maxStars, isCompleted } = summarise(road);
  return {
    threadId: id,
    courseId: thread.courseId,
    type: thread.type,
    translations: inLanguage(thread.content.translations, locale, (text) => text),
    isFinished: isCompleted,
    nextProblemId: isCompleted ? null : recommend(road),
    correct,
    stars,
    maxStars,
    problems: road.map(({ problemId, titles, complexity, isFinal, isSolved, stars: reached }) => ({
      id: problemId,
      title: textIn(titles, locale) ?? '',
      complexity,
      isFinal,
      isCorrect: isSolved,
      stars: reached,
      passingId: closing.find((passing) => passing.problemId === problemId)?.id ?? null,
    })),
  };
}
