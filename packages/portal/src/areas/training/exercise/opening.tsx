import { SdkError } from '@logikit/sdk';
import { useClient, useStore } from '@logikit/sdk/react';
import { type ReactElement, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useWords } from '../../../words/use-words.ts';
import { pathOf } from './exercise-address.ts';
import { EnergyWait } from './energy-wait.tsx';
import type { ExerciseView } from './load-exercise.ts';

/** The way into a block that costs energy: spend it, or wait until there is enough. Nothing is for sale. */
export function Opening({ view }: { readonly view: ExerciseView }): ReactElement {
  const t = useWords('training');
  const tErrors = useWords('errors');
  const { exercises, energy, profile } = useClient();
  const { revalidate, state } = useRevalidator();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const value = useStore(energy.store, (now) => now.value);
  const cost = view.prediction?.energyCost ?? 0;
  const missing = value === null ? 0 : Math.max(0, cost - value);

  async function open(): Promise<void> {
    setAsking(true);
    setTrouble(null);
    try {
      await exercises.buyExerciseBlock({
        params: pathOf(view.address),
        query: { complexity: view.address.complexity },
      });
      await Promise.all([profile.load(), revalidate()]);
    } catch (error) {
      const code = error instanceof SdkError ? error.code : 'internal';
      setTrouble(code === 'noEnergy' ? 'cantBuyProblem' : code);
      // What we believed to have is not there.
      if (code === 'noEnergy') await profile.load();
    } finally {
      setAsking(false);
    }
  }

  return (
    <div className="exercise-opening">
      {missing > 0 ? (
        <EnergyWait missing={missing} tick={view.energyTick} />
      ) : (
        <button
          type="button"
          className="lk-button"
          aria-disabled={isAsking || state !== 'idle' || undefined}
          onClick={() => !isAsking && void open()}
        >
          {t('training.exercise.open', { count: cost })}
        </button>
      )}
      <p role="alert" className="form-error">
        {trouble && tErrors(`errors.${trouble}`)}
      </p>
    </div>
  );
}
