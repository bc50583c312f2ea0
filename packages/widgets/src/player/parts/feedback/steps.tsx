import type { ReactElement } from 'react';
import { BackIcon, ChevronIcon } from '../../../ui/icons/actions.tsx';
import { turnTo } from '../../controllers/afterwards.controller.ts';
import type { Pointer } from '../../player-client.ts';
import { usePlayer } from '../player-context.ts';

export interface StepsProps {
  readonly steps: readonly Pointer[];
  readonly step: number;
}

/** The solution, one step at a time, so that each can point at its place in the picture. */
export function Steps({ steps, step }: StepsProps): ReactElement {
  const { t, player } = usePlayer();
  return (
    <div className="lk-steps" role="group" aria-label={t('player.solution.title')}>
      <p className="lk-step">{steps[step]?.text}</p>
      <div className="lk-step-turn">
        <button
          type="button"
          className="lk-round"
          aria-label={t('player.solution.back')}
          aria-disabled={step === 0 || undefined}
          onClick={() => step > 0 && turnTo(player, step - 1)}
        >
          <BackIcon />
        </button>
        <span>{t('player.solution.place', { step: step + 1, of: steps.length })}</span>
        <button
          type="button"
          className="lk-round"
          aria-label={t('player.solution.on')}
          aria-disabled={step === steps.length - 1 || undefined}
          onClick={() => step < steps.length - 1 && turnTo(player, step + 1)}
        >
          <ChevronIcon />
        </button>
      </div>
    </div>
  );
}
