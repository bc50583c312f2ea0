import '../celebration.css';
import type { Model } from '@logikit/sdk';
import { ChevronIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { Celebration } from '../celebration.tsx';
import { blockProblemPath, finalePath, roadPath } from '../../../paths/training.ts';

interface BlockDoneProps {
  readonly block: Model<'Block'>;
  readonly thread: Model<'Thread'>;
}

/** What a finished block has brought, and where the road goes on. */
export function BlockDone({ block, thread }: BlockDoneProps): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const title = Object.values(block.translations)[0]?.title ?? '';
  const next = firstAfter(thread, block.id);
  const stars = block.problems.map((problem) => problem.stars);
  const total = stars.reduce((sum, earned) => sum + earned, 0);
  return (
    <main>
      <title>{t('training.road.tab', { title })}</title>
      <Celebration
        title={t('training.block.done', { title })}
        stars={stars}
        total={t('training.road.stars', { stars: total, max: stars.length * 3 })}
      >
        <div className="celebration-ways">
          <Link
            className="lk-button"
            to={
              next
                ? blockProblemPath(locale, next.blockId, next.id)
                : finalePath(locale, thread.targetLessonId, thread.id)
            }
          >
            {t('training.block.next')}
            <ChevronIcon />
          </Link>
          <Link className="lk-button" data-plain="" to={roadPath(locale, thread.targetLessonId, thread.id)}>
            {t('training.problem.back')}
          </Link>
        </div>
      </Celebration>
    </main>
  );
}

/** The first problem of the block that follows. */
function firstAfter(
  { blocks, problems }: Model<'Thread'>,
  blockId: number,
): Model<'Thread'>['problems'][number] | undefined {
  const index = blocks.findIndex(({ id }) => id === blockId);
  const next = blocks[index + 1];
  return next && problems.find((problem) => problem.blockId === next.id);
}
