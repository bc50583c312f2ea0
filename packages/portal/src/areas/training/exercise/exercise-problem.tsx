import { type Model, SdkError } from '@logikit/sdk';
import type { AnsweredDetail } from '@logikit/widgets';
import { type ReactElement, useState } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { client } from '../../../client/client.ts';
import { type Locale } from '../../../words/locales.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { areaWords, type Sentences } from '../../../words/words.ts';
import { notFound, numberIn, passingIn } from '../numbers-in-address.ts';
import {
  type ExerciseAddress,
  exercisePath,
  exerciseProblemPath,
  exerciseResultPath,
} from '../../../paths/training.ts';
import { SolvingPage } from '../solving/solving-page.tsx';
import { exerciseIn, pathOf } from './exercise-address.ts';
import { page } from '../../../app/page.ts';

interface ExerciseProblemData {
  readonly messages: Sentences;
  readonly address: ExerciseAddress;
  readonly problems: Model<'ExerciseBlockProgress'>['problems'];
}

export const clientLoader = page({
  areas: ['training', 'cabinet'],
  requires: 'profile',
  load: async ({ locale, params }): Promise<ExerciseProblemData> => {
    const address = exerciseIn(params);
    const [problemId, passingId] = [numberIn(params, 'problemId'), passingIn(params)];
    const query = { exerciseBlockNumber: address.number, complexity: address.complexity };
    const [problems, messages] = await Promise.all([
      problemsOf(address, locale),
      areaWords(locale, 'player'),
      passingId && client().passings.get({ params: { problemId, passingId }, query }),
    ]);
    if (!problems.some(({ id }) => id === problemId)) throw notFound();
    return { messages, address, problems };
  },
});

/** A block that is locked or not opened yet says on its own page what has to come first. */
async function problemsOf(address: ExerciseAddress, locale: Locale): Promise<ExerciseProblemData['problems']> {
  try {
    const { problems } = await client().exercises.getExerciseProgress({ params: pathOf(address) });
    if (problems.length > 0) return problems;
  } catch (error) {
    if (!(error instanceof SdkError) || error.code !== 'forbidden') throw error;
  }
  throw redirect(exercisePath(locale, address));
}

export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  const place = ['targetLesson', 'complexity', 'exerciseBlockNumber'];
  if (place.some((name) => nextParams[name] !== currentParams[name])) return true;
  return nextParams['passingId'] !== undefined && nextParams['passingId'] !== currentParams['passingId'];
}

/** One problem of an exercise block. */
export default function ExerciseProblem(): ReactElement {
  const loaded = useLoaderData<typeof clientLoader>();
  const { complexity, number } = loaded.address;
  return <Solving key={`${complexity}/${number}`} {...loaded} />;
}

function Solving({ messages, address, problems: loaded }: ExerciseProblemData): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const navigate = useNavigate();
  const [problems, setProblems] = useState(loaded);
  const { targetLesson, complexity, number } = address;

  function hear({ problemId, isFinal, stars }: AnsweredDetail): void {
    setProblems((before) => before.map((one) => (one.id === problemId ? { ...one, isFinal, stars } : one)));
  }

  return (
    <SolvingPage
      messages={messages}
      targetLesson={targetLesson}
      inside={{ exercise: { number, complexity } }}
      trail={problems.map(({ id, isFinal }) => ({ id, isDone: isFinal }))}
      pathOf={(id) => exerciseProblemPath(locale, address, id)}
      back={{ to: exercisePath(locale, address), label: t('training.exercise.toBlock', { number }) }}
      onAnswered={hear}
      onLeave={() => void navigate(exerciseResultPath(locale, address))}
    />
  );
}
