import { useNavigate } from 'react-router';
import { client } from '../../../client/client.ts';
import { type Mutation, useMutation } from '../../../client/use-mutation.ts';
import { placementPath } from '../../../paths/training.ts';
import { useLocale } from '../../../words/use-words.ts';
import type { PlacementLesson } from './load-placement.ts';

interface NextProblem {
  readonly mutation: Mutation;
  /** Opens the problem that the answers so far have chosen, after the last one what they have found. False: it did not come. */
  readonly goOn: () => Promise<boolean>;
}

export function useNextProblem(lesson: PlacementLesson): NextProblem {
  const locale = useLocale();
  const navigate = useNavigate();
  const mutation = useMutation({ refreshes: 'nothing' });
  return {
    mutation,
    goOn: () =>
      mutation.run(async () => {
        const { problemId } = await client().exercises.continuePlacement({ params: { a: lesson } });
        const own = placementPath(locale, lesson);
        await navigate(problemId === null ? own : `${own}/problem/${problemId}`);
      }),
  };
}
