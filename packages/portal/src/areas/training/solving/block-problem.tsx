import type { Model } from '@logikit/sdk';
import type { AnsweredDetail } from '@logikit/widgets';
import { type ReactElement, useState } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { client } from '../../../client/client.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { areaWords, type Sentences } from '../../../words/words.ts';
import { BlockDone } from './block-done.tsx';
import { notFound, numberIn, passingIn } from '../numbers-in-address.ts';
import { blockProblemPath, roadPath } from '../../../paths/training.ts';
import { SolvingPage } from './solving-page.tsx';
import { page } from '../../../app/page.ts';

interface BlockData {
  readonly messages: Sentences;
  readonly block: Model<'Block'>;
  readonly thread: Model<'Thread'>;
}

/** Blocks whose theory has opened by itself since the page was loaded; once is enough. */
const introduced = new Set<number>();

export const clientLoader = page({
  areas: ['training', 'cabinet'],
  requires: 'profile',
  load: async ({ locale, url, params }): Promise<BlockData> => {
    const { pathname } = url;
    const [blockId, problemId, passingId] = [
      numberIn(params, 'blockId'),
      numberIn(params, 'problemId'),
      passingIn(params),
    ];
    const [block, messages] = await Promise.all([
      client().blocks.getBlock({ params: { id: blockId } }),
      areaWords(locale, 'player'),
      passingId && client().passings.get({ params: { problemId, passingId }, query: { blockId } }),
    ]);
    if (!block.problems.some(({ id }) => id === problemId)) throw notFound();
    const thread = await client().threads.get({ params: { id: block.threadId } });
    const station = thread.problems.find(({ id }) => id === problemId);
    // Still in the mist: the road shows what comes before it.
    if (station?.state === 'locked') throw redirect(roadPath(locale, thread.targetLessonId, thread.id));
    if (beginsWithTheory(block, problemId) && pathname.endsWith(`/problem/${problemId}`)) {
      introduced.add(blockId);
      throw redirect(`${blockProblemPath(locale, blockId, problemId)}/theory`);
    }
    return { messages, block, thread };
  },
});

/** A block opens with what it is about (rule D-012). */
function beginsWithTheory({ id, blockTheory, blockProgress, problems }: Model<'Block'>, problemId: number): boolean {
  const isUntouched = blockProgress.closed === 0 && problems[0]?.id === problemId;
  return blockTheory !== null && isUntouched && !introduced.has(id);
}

export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  if (nextParams['blockId'] !== currentParams['blockId']) return true;
  return nextParams['passingId'] !== undefined && nextParams['passingId'] !== currentParams['passingId'];
}

/** One problem of a block, and after the last one what the block has brought. */
export default function BlockProblem(): ReactElement {
  const loaded = useLoaderData<typeof clientLoader>();
  // Another block begins anew.
  return <Block key={loaded.block.id} {...loaded} />;
}

function Block({ messages, block, thread }: BlockData): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  const [problems, setProblems] = useState(block.problems);
  const road = roadPath(locale, thread.targetLessonId, thread.id);

  function hear({ problemId, isFinal, stars }: AnsweredDetail): void {
    setProblems((before) => before.map((one) => (one.id === problemId ? { ...one, isFinal, stars } : one)));
  }

  async function finish(): Promise<void> {
    try {
      await client().blocks.completeBlock({ params: { id: block.id } });
      setDone(true);
    } catch (error) {
      // The road says what is still open, and the stars are safe there.
      client().log('The block could not be completed.', error);
      await navigate(road);
    }
  }

  if (isDone) return <BlockDone block={{ ...block, problems }} thread={thread} />;
  return (
    <SolvingPage
      messages={messages}
      targetLesson={thread.targetLessonId}
      inside={{ block: block.id }}
      trail={problems.map(({ id, isFinal }) => ({ id, isDone: isFinal }))}
      pathOf={(id) => blockProblemPath(locale, block.id, id)}
      back={{ to: road, label: t('training.problem.back') }}
      onAnswered={hear}
      onLeave={() => void finish()}
    />
  );
}
