import './exercise.css';
import { interfaceNumbers, type Model } from '@logikit/sdk';
import { ChevronIcon, Kit, KitPointing } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { exercisePath, exerciseProblemPath, exerciseResultPath } from '../../../paths/training.ts';
import { EnoughButton } from './enough-button.tsx';
import { BlockMap } from './block-map.tsx';
import type { ExerciseView } from './load-exercise.ts';
import { Opening } from './opening.tsx';
import { PredictionCard } from './prediction-card.tsx';
import { RegenerateButton } from './regenerate-button.tsx';

/** What can be done with the block as it stands: wait for the one before, open it, solve it, look at what it brought. */
export function BlockBody({ view }: { readonly view: ExerciseView }): ReactElement {
  const { block, progress, prediction } = view;
  if (block.isLocked) return <LockedBlock view={view} />;
  return (
    <>
      {prediction && <PredictionCard prediction={prediction} view={view} />}
      {progress ? <OpenBlock view={view} progress={progress} /> : <Opening view={view} />}
    </>
  );
}

function LockedBlock({ view: { address, exercise } }: { readonly view: ExerciseView }): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const first = exercise.blocks.find(({ isCompleted }) => !isCompleted)?.number ?? 1;
  return (
    <div className="exercise-locked">
      <Kit pose={KitPointing} className="exercise-kit" />
      <p>{t('training.exercise.locked', { number: address.number - 1 })}</p>
      <Link className="lk-button" to={exercisePath(locale, { ...address, number: first })}>
        {t('training.exercise.toBlock', { number: first })}
        <ChevronIcon />
      </Link>
    </div>
  );
}

interface OpenBlockProps {
  readonly view: ExerciseView;
  readonly progress: Model<'ExerciseBlockProgress'>;
}

function OpenBlock({ view, progress }: OpenBlockProps): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const { address, block } = view;
  const next = progress.problems.find(({ isFinal, isSkipped }) => !isFinal && !isSkipped);
  const { closed, stars, maxStars } = progress.progress;
  return (
    <>
      <BlockMap address={address} problems={progress.problems} />
      <p className="exercise-stars">{t('training.road.stars', { stars, max: maxStars })}</p>
      <div className="exercise-ways">
        {block.isCompleted || !next ? (
          <Link className="lk-button" to={exerciseResultPath(locale, address)}>
            {t('training.exercise.result')}
            <ChevronIcon />
          </Link>
        ) : (
          <Link className="lk-button" to={exerciseProblemPath(locale, address, next.id)}>
            {t(closed > 0 ? 'training.exercise.goOn' : 'training.exercise.go')}
            <ChevronIcon />
          </Link>
        )}
        {closed === 0 && !block.isCompleted && <RegenerateButton address={address} />}
        {closed >= interfaceNumbers.closedToForce && next && <EnoughButton address={address} />}
      </div>
    </>
  );
}
