import type { ReactElement } from 'react';
import type { NumberAdviceProps } from '../../lazy/lazy-parts.ts';
import { usePlayer } from '../player-context.ts';

/** Says what the field of a number takes, when it has just refused something. */
export function NumberAdvice({ problem }: NumberAdviceProps): ReactElement {
  const { t } = usePlayer();
  const { characterLimit } = problem.variantSettings.autoValidatingParams;
  return (
    <p className="lk-number-advice" role="alert">
      {t('player.check.onlyNumber', { max: characterLimit })}
    </p>
  );
}
