import { type ReactElement, useEffect } from 'react';
import { type ShouldRevalidateFunctionArgs, useLoaderData, useNavigate, useParams } from 'react-router';
import { client } from '../../../client/client.ts';
import { keepAhead } from '../../../offline/keep.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { areaWords, type Sentences } from '../../../words/words.ts';
import { numberIn, passingIn } from '../numbers-in-address.ts';
import { finalePath, quizResultPath, roadPath, tenantProblemPath } from '../../../paths/training.ts';
import { SolvingPage } from './solving-page.tsx';
import { page } from '../../../app/page.ts';

interface ProblemData {
  readonly messages: Sentences;
  readonly targetLesson: number;
  readonly isQuiz: boolean;
  /** Something of the chapter was still to be solved when the page was entered. */
  readonly isUnderWay: boolean;
}

export const clientLoader = page({
  areas: ['training', 'cabinet'],
  requires: 'profile',
  load: async ({ locale, params }): Promise<ProblemData> => {
    const [threadId, problemId, passingId] = [
      numberIn(params, 'threadId'),
      numberIn(params, 'problemId'),
      passingIn(params),
    ];
    const [thread, messages] = await Promise.all([
      client().threads.get({ params: { id: threadId } }),
      areaWords(locale, 'player'),
      // Somebody else's passing, or none at all, is a page that does not exist.
      passingId && client().passings.get({ params: { problemId, passingId }, query: { threadId } }),
    ]);
    return {
      messages,
      targetLesson: thread.targetLessonId,
      isQuiz: thread.type === 'quiz',
      isUnderWay: thread.problems.some(({ isFinal }) => !isFinal),
    };
  },
});

/** The way into the thread does not change while its problems are solved; a past passing has to be looked for. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  if (nextParams['tenant'] !== currentParams['tenant']) return true;
  return nextParams['passingId'] !== undefined && nextParams['passingId'] !== currentParams['passingId'];
}

/** One problem of a thread. */
export default function Problem(): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const navigate = useNavigate();
  const { messages, targetLesson, isQuiz, isUnderWay } = useLoaderData<typeof clientLoader>();
  const { tenant, threadId, problemId } = useParams();
  const thread = Number(threadId);
  const road = roadPath(locale, targetLesson, thread);
  // Who stops at the last station without having closed all of them is led to the road by the finale itself.
  const finale = isUnderWay ? finalePath(locale, targetLesson, thread) : road;
  const end = isQuiz ? quizResultPath(locale, thread, tenant) : finale;
  // Follows the road: what comes next is there when the network is not.
  useEffect(() => void keepAhead(thread), [thread, problemId]);
  return (
    <SolvingPage
      messages={messages}
      targetLesson={targetLesson}
      inside={{ thread }}
      pathOf={(problemId) => tenantProblemPath(locale, { threadId: thread, problemId, tenant })}
      back={{ to: road, label: t('training.problem.back') }}
      onLeave={() => void navigate(end)}
      leavesFor={end === road ? 'road' : 'result'}
    />
  );
}
