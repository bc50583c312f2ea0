import './pupil.css';
import type { Model } from '@logikit/sdk';
import { type ReactElement, useState } from 'react';
import { client } from '../../client/client.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useWords } from '../../words/use-words.ts';

type Block = Model<'PupilReport'>['openBlocks'][number];

interface OpenBlocksProps {
  readonly userId: number;
  readonly name: string;
  readonly blocks: readonly Block[];
}

/** Practice that a pupil has begun: whoever teaches the pupil may say that it is enough (rule D-018). */
export function OpenBlocks({ userId, name, blocks }: OpenBlocksProps): ReactElement | null {
  const t = useWords('teacher');
  const [done, setDone] = useState<Block | null>(null);
  if (blocks.length === 0 && done === null) return null;
  const called = ({ tier, number }: Block): string => t(`teacher.blocks.tier.${tier}`, { number });
  const complete = async (block: Block): Promise<void> => {
    const params = { a: block.targetLesson, b: block.tier, c: block.number };
    await client().exercises.forceCompleteExercise({ params, query: { userId } });
    setDone(block);
  };
  return (
    <section className="lk-card pupil-blocks" aria-labelledby="blocks-title">
      <h2 id="blocks-title">{t('teacher.blocks.title')}</h2>
      <p>{t('teacher.blocks.text')}</p>
      <p role="status">{done && t('teacher.blocks.done', { block: called(done), name })}</p>
      <ul>
        {blocks.map((block) => (
          <li key={`${block.targetLesson}/${block.tier}/${block.number}`}>
            <p>
              <b>{called(block)}</b>
              {t('teacher.blocks.closed', { closed: block.closed, total: block.total })}
            </p>
            <ConfirmButton
              label={t('teacher.blocks.complete')}
              question={t('teacher.blocks.sure', { number: block.total - block.closed })}
              cancel={t('teacher.cancel')}
              run={() => complete(block)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
