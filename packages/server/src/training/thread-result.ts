import type { Model } from '@logikit/contract';
import { readProfile } from '../accounts/profile.ts';
import { Refusal } from '../http/refusal.ts';
import { inLanguage, textIn } from './language.ts';
import { selectPassingsOf } from './passing.db.ts';
import { mayEnter } from './place.ts';
import { recommend, summarise } from './stations.ts';
import type { Reader } from './thread.ts';
import { selectRoad, selectThread } from './thread.db.ts';

/** The score of a thread, problem by problem. While it is unfinished `nextProblemId` says what to open. */
export async function readThreadResult(
  { tx, owner, locale, clock }: Reader,
  id: number,
): Promise<Model<'ThreadResult'>> {
  const [profile, thread, road] = await Promise.all([
    readProfile(tx, owner.userId),
    selectThread(tx, id),
    selectRoad(tx, owner, id),
  ]);
  if (!thread?.isEnabled) throw new Refusal('notFound');
  if (!mayEnter(thread, { profile, now: clock.now() })) throw new Refusal('forbidden');
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
