import './exercise.css';
import type { Model } from '@logikit/sdk';
import { Kit, KitThinking } from '@logikit/widgets/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { formatDuration } from '../../../words/formatters.ts';
import { useLocale, useWords } from '../../../words/use-words.ts';
import { exercisePath, tierNames } from '../../../paths/training.ts';
import type { ExerciseView } from './load-exercise.ts';

interface PredictionCardProps {
  readonly prediction: Model<'Prediction'>;
  readonly view: ExerciseView;
}

/** Expected success in a child's words; the figure itself would only be taken for a mark. */
function mood(success: number): 'light' | 'fitting' | 'brave' {
  if (success >= 0.88) return 'light';
  return success >= 0.7 ? 'fitting' : 'brave';
}

/** What Kit expects of the block: how long it takes, how it will feel, and whether another tier would fit better. */
export function PredictionCard({ prediction, view }: PredictionCardProps): ReactElement {
  const t = useWords('training');
  const locale = useLocale();
  const { address, tiers } = view;
  const suggested = tiers.find(({ tier }) => tier === prediction.suggestedTier && tier !== address.complexity);
  const minutes = Math.max(1, Math.round(prediction.expectedMinutes));
  return (
    <div className="exercise-prediction">
      <Kit pose={KitThinking} className="exercise-prediction-kit" />
      <div>
        <p>
          <b>{t(`training.predict.${mood(prediction.expectedSuccess)}`)}</b>
        </p>
        <p>{t('training.predict.time', { time: formatDuration(locale, minutes * 60) })}</p>
        {suggested && (
          <Link
            className="text-link"
            to={exercisePath(locale, { ...address, complexity: suggested.tier, number: suggested.next })}
          >
            {t('training.predict.tier', { tier: t(`training.exercise.tier.${tierNames[suggested.tier]}`) })}
          </Link>
        )}
      </div>
    </div>
  );
}
