import './exercise.css';
import type { Model } from '@logikit/sdk';
import { MistIcon, StarIcon } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { type ExerciseAddress, exercisePath } from '../../../paths/training.ts';

interface BlockListProps {
  readonly address: ExerciseAddress;
  readonly blocks: readonly Model<'ExerciseBlock'>[];
}

/** Blocks before this one and after it; the others are one step further. */
const AROUND = 3;

export function BlockList({ address, blocks }: BlockListProps): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const near = blocks.filter(({ number }) => Math.abs(number - address.number) <= AROUND);
  return (
    <nav className="exercise-blocks" aria-label={t('training.exercise.blocks')}>
      {near.map((block) => (
        <Link
          key={block.number}
          className="lk-card"
          to={exercisePath(locale, { ...address, number: block.number })}
          aria-current={block.number === address.number ? 'page' : undefined}
          data-type={block.type}
          data-locked={block.isLocked || undefined}
        >
          <b>{t('training.exercise.block', { number: block.number })}</b>
          <BlockState block={block} />
        </Link>
      ))}
    </nav>
  );
}

function BlockState({ block }: { readonly block: Model<'ExerciseBlock'> }): ReactElement {
  const t = useWords('training');
  if (block.isLocked) {
    return (
      <span>
        <MistIcon /> {t('training.exercise.state.locked')}
      </span>
    );
  }
  if (block.isCompleted || block.stars > 0) {
    return (
      <span>
        <StarIcon /> {block.stars}
      </span>
    );
  }
  return <span>{t('training.exercise.state.open')}</span>;
}
