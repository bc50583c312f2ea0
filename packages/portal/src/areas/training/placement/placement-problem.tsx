import type { Model } from '@logikit/sdk';
import type { TrailStop } from '@logikit/widgets';
import { type ReactElement, useState } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { page } from '../../../app/page.ts';
import { client } from '../../../client/client.ts';
import { placementPath } from '../../../paths/training.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { areaWords, type Sentences } from '../../../words/words.ts';
import { numberIn } from '../numbers-in-address.ts';
import { SolvingPage } from '../solving/solving-page.tsx';
import { placementLesson, type PlacementLesson } from './load-placement.ts';
import { useNextProblem } from './use-next-problem.ts';

interface PlacementProblemData {
  readonly messages: Sentences;
  readonly lesson: PlacementLesson;
  readonly placement: Model<'Placement'>;
  readonly problemId: number;
}

export const clientLoader = page({
  areas: ['training', 'cabinet'],
  requires: 'profile',
  load: async ({ locale, params }): Promise<PlacementProblemData> => {
    const lesson = placementLesson(params);
    const problemId = numberIn(params, 'problemId');
    const [placement, messages] = await Promise.all([
      client().exercises.getPlacement({ params: { a: lesson } }),
      areaWords(locale, 'player'),
    ]);
    // One that is closed has been; where it leads on, its page says.
    if (placement.problemId !== problemId) throw redirect(placementPath(locale, lesson));
    return { messages, lesson, placement, problemId };
  },
});

/** While a problem is shown, its answer changes nothing that the page was opened with. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return nextParams['problemId'] !== currentParams['problemId'];
}

/** One problem of a placement. The platform keeps it as a block of exercises that nobody practises. */
const place = { exercise: { number: 0, complexity: 3 } } as const;

export default function PlacementProblem(): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const navigate = useNavigate();
  const { messages, lesson, placement, problemId } = useLoaderData<typeof clientLoader>();
  const [closed, setClosed] = useState<number | null>(null);
  const { goOn } = useNextProblem(lesson);
  const own = placementPath(locale, lesson);
  const { total, done } = placement;
  const isClosed = closed === problemId;
  // The others have no names yet: what comes is chosen by what was.
  const trail = Array.from({ length: total }, (_, index): TrailStop => {
    const isHere = index === done;
    return { id: isHere ? problemId : -1 - index, isDone: isHere ? isClosed : index < done };
  });
  return (
    <SolvingPage
      messages={messages}
      targetLesson={lesson}
      inside={place}
      trail={trail}
      pathOf={(id) => `${own}/problem/${id}`}
      back={{ to: own, label: t('training.placement.title') }}
      onAnswered={({ problemId: id, isFinal }) => isFinal && setClosed(id)}
      // Where the next one does not come, the placement's own page says how far it is and tries again.
      onLeave={() => void goOn().then((isOpen) => isOpen || navigate(own))}
      leavesFor={done + 1 < total ? 'problem' : 'result'}
    />
  );
}
